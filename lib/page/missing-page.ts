/** On an element that names the missing page: its text, with `[page]` for the name. */
const requestedAttribute = 'data-requested';

export function isMissingPage(): boolean {
  return document.querySelector(`[${requestedAttribute}]`) !== null;
}

/**
 * On the 404 page, names the page that was requested. Another spelling of a page's address leads to the page, if the host
 * hasn't redirected it.
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
  const name = meantPage(requested);
  if (name !== undefined) redirectToPage(name, requested).catch(report);
}

/**
 * The name that another spelling may mean, in lowercase: with `.html`, a slash at the end, or the punctuation that follows
 * an address in a sentence.
 */
export function meantPage(path: string): string | undefined {
  return /^([a-z\d]+)(\.html?)?[^a-z\d]*$/i.exec(path)?.[1]?.toLowerCase();
}

async function redirectToPage(lowercase: string, requested: string): Promise<void> {
  const answer = await fetch('/page-names.json', { signal: AbortSignal.timeout(8000) });
  if (!answer.ok) throw new Error(`/page-names.json answered with status ${answer.status}`);
  // `app/page-names.json` writes it.
  const names: string[] = await answer.json();
  const name = names.find((each) => each.toLowerCase() === lowercase);
  // A page that's missing on the host would redirect to itself.
  if (name === undefined || name === requested) return;
  location.replace((name === 'Home' ? '/' : `/${name}`) + location.search + location.hash);
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
