import type { LinkChange } from '../compare-links';
import type { WordChange } from '../compare-words';
import { categoriesOf, type PageChanges, type PageComparison } from '../comparison';

/** Changes in what pages have in common, such as a menu or the footer. */
export interface SharedChanges {
  /** How many pages have them. */
  pages: number;
  words: WordChange[];
  links: LinkChange[];
}

const minPages = 5;

const keyOf = (change: WordChange | LinkChange) => JSON.stringify(change);

/** The changes that most pages have, which the report shows only once. */
export function findSharedChanges(pages: readonly PageComparison[]): SharedChanges {
  const existing = pages.filter(({ state }) => state === 'same' || state === 'changed');
  const changed = pages.flatMap((page) => (page.state === 'changed' ? [page.changes] : []));
  const needed = Math.max(minPages, existing.length / 2);
  const shared = <Change extends WordChange | LinkChange>(of: (page: PageChanges) => Change[]) => {
    const counts = new Map<string, { change: Change; pages: number }>();
    for (const page of changed) {
      for (const [key, change] of new Map(of(page).map((found) => [keyOf(found), found]))) {
        counts.set(key, { change, pages: (counts.get(key)?.pages ?? 0) + 1 });
      }
    }
    return [...counts.values()].filter(({ pages: count }) => count >= needed);
  };
  const words = shared((page) => page.words);
  const links = shared((page) => page.links);
  return {
    pages: Math.max(0, ...[...words, ...links].map(({ pages: count }) => count)),
    words: words.map(({ change }) => change),
    links: links.map(({ change }) => change),
  };
}

/** Whether a page has changes besides those. */
export function hasOwnChanges(page: PageComparison, shared: SharedChanges): boolean {
  return page.state === 'changed' && categoriesOf(ownChanges(page.changes, shared)).length > 0;
}

/** The changes of a page that only it and a few others have. */
export function ownChanges(changes: PageChanges, { words, links }: SharedChanges): PageChanges {
  const shared = new Set([...words, ...links].map(keyOf));
  const isOwn = (change: WordChange | LinkChange) => !shared.has(keyOf(change));
  return { ...changes, words: changes.words.filter(isOwn), links: changes.links.filter(isOwn) };
}
