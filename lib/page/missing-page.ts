/** On an element that names the missing page: its text, with `[page]` for the name. */
const requestedAttribute = 'data-requested';

export function isMissingPage(): boolean {
  return document.querySelector(`[${requestedAttribute}]`) !== null;
}

/**
 * On the 404 page, names the page that was requested. Another spelling of a page's address leads to the page, and so do its
 * old addresses, if the host hasn't redirected them.
 *
 * @param report called if the page names can't be fetched: this stays the 404 page
 */
export function nameMissingPage(report: (error: unknown) => void): void {
  if (!isMissingPage()) return;
  const requested = decodePath(location.pathname);
  for (const element of document.querySelectorAll(`[${requestedAttribute}]`)) {
    const words = element.getAttribute(requestedAttribute) ?? '';
    element.textContent = words.replace('[page]', () => requested);
  }
  redirectToPage(requested).catch(report);
}

/**
 * The addresses that a path may mean, in lowercase: without the punctuation that follows an address in a sentence, and
 * without `.html`.
 */
export function meantAddresses(path: string): string[] {
  const address = path.replace(/[^a-z\d]+$/i, '').toLowerCase();
  return [address, address.replace(/\.html?$/, '')];
}

async function redirectToPage(requested: string): Promise<void> {
  const answer = await fetch('/page-names.json', { signal: AbortSignal.timeout(8000) });
  if (!answer.ok) throw new Error(`/page-names.json answered with status ${answer.status}`);
  // `app/page-names.json` writes it. A map, because a path can be `constructor`.
  const pages = new Map<string, string>(Object.entries(await answer.json()));
  const path = meantAddresses(requested)
    .map((each) => pages.get(each))
    .find(Boolean);
  // A page that's missing on the host would redirect to itself.
  if (path === undefined || path === `/${requested}`) return;
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
