import type { PageComparison, SiteComparison } from '../change';
import { splitSharedChanges } from './shared-changes';

/** How many pages changed, in a sentence. */
export function summarize({ pages, redirects, files }: SiteComparison): string {
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
    phrase(files.length, 'technical file', 'changed (such as the sitemap or robots.txt)'),
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
