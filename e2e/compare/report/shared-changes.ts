import { type Change, categoriesOf, type PageChanges, type PageComparison } from '../change';

/** Changes in what pages have in common, such as a menu or the footer. */
export interface SharedChanges {
  /** How many pages have them. */
  pages: number;
  changes: Change[];
}

const minPages = 5;

/** The changes of words and links that most pages have, which the report shows only once. */
export function findSharedChanges(pages: readonly PageComparison[]): SharedChanges {
  const existing = pages.filter(({ state }) => state === 'same' || state === 'changed');
  const needed = Math.max(minPages, existing.length / 2);
  const counts = new Map<string, { change: Change; count: number }>();
  for (const page of pages) {
    if (page.state !== 'changed') continue;
    for (const change of [...page.changes.words, ...page.changes.links]) {
      const key = JSON.stringify(change);
      counts.set(key, { change, count: (counts.get(key)?.count ?? 0) + 1 });
    }
  }
  const shared = [...counts.values()].filter(({ count }) => count >= needed);
  return {
    pages: Math.max(0, ...shared.map(({ count }) => count)),
    changes: shared.map(({ change }) => change),
  };
}

/** The changes of a page that only it and a few others have. */
export function ownChanges(changes: PageChanges, shared: SharedChanges): PageChanges {
  const keys = new Set(shared.changes.map((change) => JSON.stringify(change)));
  const isOwn = (change: Change) => !keys.has(JSON.stringify(change));
  return { ...changes, words: changes.words.filter(isOwn), links: changes.links.filter(isOwn) };
}

/** Whether a page has changes besides the shared ones. */
export function hasOwnChanges(page: PageComparison, shared: SharedChanges): boolean {
  return page.state === 'changed' && categoriesOf(ownChanges(page.changes, shared)).length > 0;
}
