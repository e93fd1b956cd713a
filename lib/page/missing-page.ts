/** On an element that names the missing page: its text, with `[page]` for the name. */
const requestedAttribute = 'data-requested';

export function isMissingPage(): boolean {
  return document.querySelector(`[${requestedAttribute}]`) !== null;
}

/**
 * On the 404 page, names the page that was requested. If the host can't redirect a lowercase page name, this does.
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
  if (/^[a-z0-9]+$/.test(requested)) redirectToPage(requested).catch(report);
}

async function redirectToPage(lowercase: string): Promise<void> {
  const answer = await fetch('/page-names.json', { signal: AbortSignal.timeout(8000) });
  if (!answer.ok) throw new Error(`/page-names.json answered with status ${answer.status}`);
  // `app/page-names.json` writes it.
  const names: string[] = await answer.json();
  const name = names.find((each) => each.toLowerCase() === lowercase);
  if (name === undefined) return;
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
