import type { PageComparison, SiteComparison } from '../comparison';
import { findSharedChanges, hasOwnChanges } from './shared-changes';

type State = PageComparison['state'];

/** How many pages changed, in a sentence. */
export function summarize({ pages, redirects, files }: SiteComparison): string {
  const count = (state: State) => pages.filter((page) => page.state === state).length;
  const shared = findSharedChanges(pages);
  const own = pages.filter((page) => hasOwnChanges(page, shared)).length;
  const other = [
    phrase(redirects.length, 'redirect changed', 'redirects changed'),
    phrase(
      files.length,
      'technical file changed (such as the sitemap or robots.txt)',
      'technical files changed (such as the sitemap or robots.txt)',
    ),
  ];
  const found = [
    phrase(own, 'page changed', 'pages changed'),
    phrase(
      count('changed') - own,
      'page changed only in shared parts, such as the menu or footer',
      'pages changed only in shared parts, such as the menu or footer',
    ),
    phrase(count('added'), 'page is new', 'pages are new'),
    phrase(count('removed'), 'page is gone', 'pages are gone'),
    phrase(count('redirected'), 'page now redirects', 'pages now redirect'),
    phrase(count('failed'), 'page couldn’t be compared', 'pages couldn’t be compared'),
    ...other,
  ].flat();
  const same = count('same');
  if (found.length === 0) return `Nothing changed. ${sameAll(same)}`;
  return `${[...found, ...phrase(same, 'page is the same', 'pages are the same')].join(', ')}.`;
}

function phrase(count: number, singular: string, plural: string): string[] {
  if (count === 0) return [];
  return [`${count} ${count === 1 ? singular : plural}`];
}

function sameAll(count: number): string {
  return count === 1 ? 'The page is the same.' : `All ${count} pages are the same.`;
}
