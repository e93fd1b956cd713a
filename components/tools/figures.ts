/*
 * The figures that a visitor enters into a tool are in the URL's fragment, which browsers don't send to any server. For
 * each changed tool, the fragment has its id, a question mark, and its figures as a query string. The tool that changed
 * last comes first, and semicolons separate them: `#roi-calculator?cost=5000;permit-conflict-board?…`.
 */

/** The state of history entries between which only figures differ. A link's new entry has no state. */
export const figuresMark = 'figures';

/** The ids of the tools whose figures are in the URL, the one to show first. */
export function toolsInUrl(): string[] {
  return entriesInUrl().map(([id]) => id);
}

/** A tool's figures in the URL; null if it has none. */
export function readFigures(id: string): URLSearchParams | null {
  const entry = entriesInUrl().find(([tool]) => tool === id);
  return entry === undefined ? null : new URLSearchParams(entry[1]);
}

/**
 * Adds a history entry in which the URL has these figures. Does nothing if it has them already.
 *
 * @param figures null to remove the tool's figures
 */
export function pushFigures(id: string, figures: URLSearchParams | null): void {
  const others = entriesInUrl().filter(([tool]) => tool !== id);
  const entries = figures === null ? others : [[id, String(figures)], ...others];
  const { pathname, search, hash } = location;
  const wanted = entries.map((entry) => entry.join('?')).join(';');
  // Without figures, the fragment can be another one.
  if (wanted === hash.slice(1) || (wanted === '' && !hash.includes('?'))) return;
  try {
    history.replaceState(figuresMark, '');
    history.pushState(figuresMark, '', pathname + search + (wanted && `#${wanted}`));
  } catch {
    // Browsers limit how often a page may do this. The figures on the page are right; the next change tries again.
  }
}

function entriesInUrl(): [id: string, figures: string][] {
  return location.hash
    .slice(1)
    .split(';')
    .flatMap((entry): [string, string][] => {
      const [id, ...figures] = entry.split('?');
      return id === undefined || figures.length === 0 ? [] : [[id, figures.join('?')]];
    });
}
