/** On an element that names the missing page: its text, with `[page]` for the name. */
const requestedAttribute = 'data-requested';

/**
 * On the 404 page, names the page that was requested. Another spelling of a page's address leads to the page, and so do its
 * old addresses, if the host hasn't redirected them.
 *
 * @param whenReady when the page may be left
 * @param report called if the page names can't be fetched: this stays the 404 page
 */
export function nameMissingPage(whenReady: Promise<void>, report: (error: unknown) => void): void {
  const elements = document.querySelectorAll(`[${requestedAttribute}]`);
  if (elements.length === 0) return;
  const requested = decodePath(location.pathname);
  for (const element of elements) {
    const words = element.getAttribute(requestedAttribute) ?? '';
    element.textContent = words.replace('[page]', () => requested);
  }
  redirectToPage(requested, whenReady).catch(report);
}

/**
 * The addresses that a path may mean, in lowercase: without the punctuation that follows an address in a sentence, and
 * without `.html`.
 */
export function meantAddresses(path: string): string[] {
  const address = path.replace(/[^a-z\d]+$/i, '').toLowerCase();
  return [address, address.replace(/\.html?$/, '')];
}

async function redirectToPage(requested: string, whenReady: Promise<void>): Promise<void> {
  const answer = await fetch('/page-names.json', { signal: AbortSignal.timeout(8000) });
  if (!answer.ok) throw new Error(`/page-names.json answered with status ${answer.status}`);
  // `app/page-names.json` writes it. A map, because a path can be `constructor`.
  const pages = new Map<string, string>(Object.entries(await answer.json()));
  const path = meantAddresses(requested)
    .map((each) => pages.get(each))
    .find(Boolean);
  // A page that's missing on the host would redirect to itself.
  if (path === undefined || path === `/${requested}`) return;
  await whenReady;
  location.replace(path + location.search + location.hash);
}

/** Decodes a path, without its slash. If it has a malformed escape, decodes nothing. */
function decodePath(path: string): string {
  const name = path.replace(/^\//, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
