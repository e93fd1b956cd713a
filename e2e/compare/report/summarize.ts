import {
  type Change,
  categoriesOf,
  type PageChanges,
  type PageComparison,
  type SiteComparison,
} from '../change';

/** How many pages changed, in a sentence. */
export function summarize({ pages, redirects }: SiteComparison): string {
  const count = (state: PageComparison['state']) =>
    pages.filter((page) => page.state === state).length;
  const own = splitSharedChanges(pages).own.size;
  const same = count('same');
  const found = [
    phrase(own, 'page', 'changed'),
    phrase(
      count('changed') - own,
      'page',
      'changed only in shared parts, such as the menu or footer',
    ),
    phrase(count('added'), 'page', 'is new', 'are new'),
    phrase(count('removed'), 'page', 'is gone', 'are gone'),
    phrase(count('redirected'), 'page', 'now redirects', 'now redirect'),
    phrase(count('failed'), 'page', 'couldn’t be compared'),
    phrase(redirects.length, 'redirect', 'changed'),
  ].flat();
  if (found.length > 0) {
    return `${[...found, ...phrase(same, 'page', 'is the same', 'are the same')].join(', ')}.`;
  }
  return `Nothing changed. ${same === 1 ? 'The page is' : `All ${same} pages are`} the same.`;
}

/** Nothing for none. */
function phrase(count: number, noun: string, verb: string, pluralVerb = verb): string[] {
  if (count === 0) return [];
  return [count === 1 ? `1 ${noun} ${verb}` : `${count} ${noun}s ${pluralVerb}`];
}

const minPages = 5;

/**
 * Splits off the changes of words and links that most pages have, such as those in a menu or the footer, which the report
 * shows only once.
 */
export function splitSharedChanges(pages: readonly PageComparison[]) {
  const changed = pages.filter((page) => page.state === 'changed');
  const unchanged = pages.filter(({ state }) => state === 'same').length;
  const needed = Math.max(minPages, (changed.length + unchanged) / 2);
  const found = new Map<string, Change[]>();
  for (const { changes } of changed) {
    for (const change of [...changes.words, ...changes.links]) {
      const key = JSON.stringify(change);
      found.set(key, [...(found.get(key) ?? []), change]);
    }
  }
  const shared = [...found.values()].filter(({ length }) => length >= needed);
  const isOwn = (change: Change) => (found.get(JSON.stringify(change))?.length ?? 0) < needed;

  /** The other changes of each page that has any. */
  const own = new Map<PageComparison, PageChanges>();
  for (const page of changed) {
    const { words, links } = page.changes;
    const changes = { ...page.changes, words: words.filter(isOwn), links: links.filter(isOwn) };
    if (categoriesOf(changes).length > 0) own.set(page, changes);
  }
  return {
    own,
    changes: shared.flatMap(([change]) => change ?? []),
    pages: Math.max(0, ...shared.map(({ length }) => length)),
  };
}
