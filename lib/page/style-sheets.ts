/** Whether the screen needs the full style sheets yet. */
let media: 'print' | 'all' = 'print';

/** Adds the full style sheets: for print, until something that scripts show needs them on the screen too. */
export function addStyleSheets(sheets: string[]): void {
  for (const href of sheets) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'stylesheet', media, href }));
  }
}

/** Applies the full style sheets to the screen. */
export function applyStyleSheets(): void {
  media = 'all';
  for (const link of getStyleSheetLinks()) link.media = media;
}

function getStyleSheetLinks(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
}
