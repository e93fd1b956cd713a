import { element } from './element';

/** How long a dialog waits for the full style sheets. */
const patienceMs = 1000;

/** Adds full style sheets. They print at once; the screen needs them only for what scripts show. */
export function addSheets(sheets: string[]): void {
  for (const href of sheets) {
    const link = element('link', { rel: 'stylesheet', media: 'print', href });
    // React identifies its style sheets by this attribute.
    link.dataset.precedence = 'next';
    document.head.append(link);
  }
}

/** Applies the full style sheets to the screen. */
export function applySheets(): void {
  for (const link of linksToSheets()) link.media = 'all';
}

/** Applies the full style sheets, then calls back: at once if they're loaded, else when they are or after a second. */
export function whenStyled(run: () => void): void {
  applySheets();
  const missing = linksToSheets().filter(({ sheet }) => sheet === null);
  if (missing.length === 0) {
    run();
    return;
  }
  const loaded = missing.map(
    (link) => new Promise((resolve) => link.addEventListener('load', resolve, { once: true })),
  );
  const tooLong = new Promise((resolve) => setTimeout(resolve, patienceMs));
  Promise.race([Promise.all(loaded), tooLong]).then(run);
}

function linksToSheets(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
}
