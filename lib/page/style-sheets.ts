/** How long a dialog waits for the full style sheets. */
const maxWaitMs = 1000;

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

/** Applies the full style sheets, then calls back: immediately if they're loaded, else on load or after a second. */
export function whenStylesLoaded(run: () => void): void {
  applyStyleSheets();
  const pending = getStyleSheetLinks().filter(({ sheet }) => sheet === null);
  if (pending.length === 0) {
    run();
    return;
  }
  const loaded = pending.map((link) => new Promise((resolve) => (link.onload = resolve)));
  const timeout = new Promise((resolve) => setTimeout(resolve, maxWaitMs));
  Promise.race([Promise.all(loaded), timeout]).then(run);
}

function getStyleSheetLinks(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
}
