import { parseUrl } from '@/lib/parse-url';
import type { RawResponse } from '@/lib/raw-request';
import { aliases, asPaths, otherCases, type RedirectAsk, spellings, unknownPaths } from '../asks';
import { hostilePaths, invalidPaths } from '../hostile-paths';
import { cameWith, type Row, row } from '../row';
import { isPage, type Site } from '../site';

const hostile = ({ samplePage }: Site) => asPaths(...hostilePaths(samplePage));
const isMissing = (answer: RawResponse) => answer.status === 404 || cameWith(answer);

/** Which paths lead to which page, and which to none. */
export const pathRows: readonly Row[] = [
  row({
    asks: aliases,
    isRight: leadsTo,
    wrong: 'a lowercase name or old address doesn’t redirect permanently to its page',
    fix: 'redirects',
    unable: ['github-pages'],
  }),
  row({
    asks: spellings,
    isRight: leadsTo,
    wrong: 'a page’s name with .html or a slash doesn’t redirect permanently to the page',
    fix: 'redirects',
    unable: ['cloudflare-workers', 'github-pages'],
  }),
  {
    asks: unknownPaths,
    isRight: isMissing,
    wrong: 'an unknown path doesn’t return status 404',
    fix: 'notFound',
  },
  {
    asks: unknownPaths,
    isRight: ({ status, body }, _, { notFoundPage }) => status !== 404 || body.equals(notFoundPage),
    wrong: 'the response for a missing page isn’t 404.html',
    fix: 'notFound',
  },
  {
    asks: otherCases,
    isRight: isMissing,
    wrong: 'a path in a different case doesn’t return status 404',
    fix: 'paths',
  },
  {
    asks: () => asPaths('/index', '/404', '/404.html'),
    isRight: isMissing,
    wrong: 'a reserved name doesn’t return status 404',
    fix: 'notFound',
    unable: ['cloudflare-pages', 'github-pages'],
  },
  {
    asks: () => asPaths('/_headers', '/_redirects', '/_not-found'),
    isRight: isMissing,
    wrong: 'a file that’s only for the host, or an internal page, doesn’t return status 404',
    fix: 'paths',
    unable: ['github-pages'],
  },
  {
    asks: ({ samplePage: page }) => asPaths(`/%${page.charCodeAt(0).toString(16)}${page.slice(1)}`),
    // A host may redirect to the decoded name first.
    isRight: ({ status, header }, _, { samplePage }) =>
      status === 200 || header('location') === `/${samplePage}`,
    wrong: 'a percent-encoded page name doesn’t get the page',
    fix: 'paths',
  },
  {
    // Search engines would list the page at both.
    asks: ({ samplePage }) => asPaths(`//${samplePage}`),
    isRight: ({ status }) => status !== 200,
    wrong: 'a page has a second URL, with two slashes',
    fix: 'paths',
    unable: ['cloudflare-pages'],
  },
  {
    asks: hostile,
    isRight: (answer) => answer.status < 500 || cameWith(answer),
    wrong: 'a malformed path fails',
    fix: 'security',
  },
  {
    asks: hostile,
    isRight: ({ header }, _, { origin }) => {
      const location = header('location');
      const isOwn = parseUrl(location, origin)?.origin === origin;
      return location === '' || (isOwn && !/^[/\\]{2}/.test(location)) || location;
    },
    wrong: 'a path redirects elsewhere',
    fix: 'security',
  },
  {
    asks: hostile,
    isRight: ({ status, body }, _, { files }) =>
      status !== 200 || files.some((file) => isPage(file) && file.content.equals(body)),
    wrong: 'a path gets something that isn’t a page',
    fix: 'security',
  },
  {
    asks: ({ samplePage }) => asPaths(...invalidPaths(samplePage)),
    isRight: (answer) => (answer.status >= 400 && answer.status < 500) || cameWith(answer),
    wrong: 'a path that no file can have isn’t refused',
    fix: 'paths',
  },
];

function leadsTo(answer: RawResponse, { to }: RedirectAsk, { origin }: Site): boolean | string {
  if (answer.status !== 301 && answer.status !== 308) return cameWith(answer);
  const target = parseUrl(answer.header('location'), origin);
  if (target?.origin !== origin) return cameWith(answer);
  return (
    target.href === new URL(to, origin).href || 'it leads to another path, or changes the query'
  );
}
