/*
 * The figures that a visitor enters into a tool are in the URL's fragment, which browsers don't send to any server. For
 * each changed tool, the fragment has its id, a question mark, and its figures as a query string. The tool that changed
 * last comes first, semicolons separate them, and a mark shows that the end is there:
 * `#roi-calculator?cost=5000;permit-conflict-board?…;end`.
 */

/** The state of history entries between which only figures differ. A link's new entry has no state. */
export const figuresMark = 'figures';

/** What follows it was added by a program that found the link in a text. */
const end = /;end\W*$/;

/** Characters of a fragment that are read. The figures of all tools have fewer; of a longer one, the end is missing. */
const maxLength = 20_000;

/** A tool's figures in a link. */
export interface LinkedFigures {
  params: URLSearchParams;
  /** Whether the link may have been cut off within or after them. */
  isCut: boolean;
}

/** The ids of the tools whose figures are in the URL, the one to show first. */
export function toolsInUrl(): string[] {
  // As in `lib/page/island-intent.ts`: links in which the punctuation is encoded count, too.
  return [...location.hash.matchAll(/(?:[#;]|%3B)([\w-]+)(?:\?|%3F)/gi)].map(([, id = '']) => id);
}

/** A tool's figures in the URL; null if it has none. */
export function readFigures(id: string): LinkedFigures | null {
  const { entries, isWhole } = readFragment();
  const entry = entries.find(([tool]) => tool === id);
  if (entry === undefined) return null;
  return { params: new URLSearchParams(entry[1]), isCut: !isWhole && entry === entries.at(-1) };
}

/**
 * Adds a history entry in which the URL has these figures. Does nothing if it has them already.
 *
 * @param figures null to remove the tool's figures
 */
export function pushFigures(id: string, figures: URLSearchParams | null): void {
  const { entries, isWhole } = readFragment();
  const others = entries.filter(([tool]) => tool !== id);
  // Some programs encode the + for a space once more, as if it were a plus.
  const query = String(figures ?? '').replaceAll('+', '%20');
  const wanted = figures === null ? others : [[id, query], ...others];
  // What was cut off stays so.
  const isEnded = isWhole || entries.at(-1)?.[0] === id || others.length === 0;
  const parts = wanted.map((entry) => entry.join('?'));
  const fragment = parts.length > 0 && isEnded ? [...parts, 'end'].join(';') : parts.join(';');
  const { pathname, search, hash } = location;
  // Without figures, the fragment can be another one.
  if (fragment === hash.slice(1) || (fragment === '' && entries.length === 0)) return;
  try {
    history.replaceState(figuresMark, '');
    history.pushState(figuresMark, '', pathname + search + (fragment && `#${fragment}`));
  } catch {
    // Browsers limit how often a page may do this. The figures on the page are right; the next change tries again.
  }
}

function readFragment(): { entries: [id: string, figures: string][]; isWhole: boolean } {
  const hash = location.hash.slice(0, maxLength);
  // Some programs encode a link's question marks or all of its punctuation, or write & as in HTML. All figures have an =.
  const fragment = (
    hash.includes('=') ? hash : hash.replace(/%(2[56B]|3[BDF])/gi, decodeURIComponent)
  )
    .slice(1)
    .replaceAll('&amp;', '&')
    .replace(/(^|;)([\w-]+)%3F/gi, '$1$2?');
  const entries = [...fragment.matchAll(/(?:^|;)([^;?]*)\?([^;]*)/g)].map(
    ([, id = '', figures = '']): [string, string] => [id, figures],
  );
  return { entries, isWhole: end.test(fragment) };
}
