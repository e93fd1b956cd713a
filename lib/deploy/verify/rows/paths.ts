import { parseUrl } from '@/lib/parse-url';
import type { RawResponse } from '@/lib/raw-request';
import { atPaths, type Check, cameWith, type Row, unknownPaths } from '../row';
import type { Site } from '../site';

const query = '?utm_source=a%20b';

/** Names of pages with `.html` or a slash: one of the two for each, because a host has the same rule for all. */
function spellings({ description }: Site) {
  return description.pages.map((name, index) => ({
    from: `/${name}${index % 2 === 0 ? '.html' : '/'}`,
    to: `/${name}`,
  }));
}

/** Names in capital letters, and a film and a file in another case. */
function otherCases({ description: { pages } }: Site): string[] {
  const upper = pages.map((name) => name.toUpperCase()).filter((name) => !pages.includes(name));
  return [...upper, 'MEDIA/home.mp4', 'Robots.txt'].map((name) => `/${name}`);
}

/** Paths that must stay on the site, and get no file but a page. */
const hostilePaths = ({ samplePage: page }: Site) => [
  // To another site:
  ...['//evil.example', '///evil.example/..', '/\\evil.example/', '/%5cevil.example/'],
  ...['//evil.example/%2e%2e', '/%2f%2fevil.example/', `//${page}/`, `/${page}//`],
  // To files outside `out/`:
  ...['/../out-hosts/nginx.conf', '/%2e%2e/out-hosts/nginx.conf', '/..%5cout-hosts%5cnginx.conf'],
  // To a header of the response:
  ...[`/${page}%0d%0aSet-Cookie:x=1`, `/${page.toLowerCase()}?%0d%0aSet-Cookie:x=1`],
  // To files that have no URL:
  ...['/_headers', '/_redirects', '//_headers', '/x/../_headers', `/${page}.html.br/`],
];

/** Which paths lead to which page, and which to none. */
export const pathRows: readonly Row[] = [
  {
    checks: (site) => redirects(site, site.description.aliases),
    wrong: 'a lowercase name or old address doesn’t redirect permanently to its page',
    fix: 'redirects',
  },
  {
    checks: (site) => redirects(site, [{ from: '/index.html', to: '/' }, ...spellings(site)]),
    wrong: 'a page’s name with .html or a slash doesn’t redirect permanently to the page',
    fix: 'redirects',
  },
  {
    checks: (site) => atPaths(unknownPaths(site), isMissing),
    wrong: 'an unknown path doesn’t return status 404',
    fix: 'notFound',
  },
  {
    checks: (site) =>
      atPaths(
        unknownPaths(site),
        ({ status, body }) => status !== 404 || body.equals(site.notFoundPage),
      ),
    wrong: 'the response for a missing page isn’t 404.html',
    fix: 'notFound',
  },
  {
    checks: (site) => atPaths(otherCases(site), isMissing),
    wrong: 'a path in a different case doesn’t return status 404',
    fix: 'paths',
  },
  {
    checks: (site) => {
      const { origin, files } = site;
      const pages = files.filter(({ name }) => name.endsWith('.html'));
      return atPaths(hostilePaths(site), ({ status, header, body }) => {
        const location = header('location');
        const isOwn = parseUrl(location, origin)?.origin === origin && !/^[/\\]{2}/.test(location);
        if (location !== '' && !isOwn) return location;
        return status !== 200 || pages.some(({ content }) => content.equals(body));
      });
    },
    wrong: 'a hostile path gets something that isn’t a page, or leads elsewhere',
    fix: 'security',
  },
];

function isMissing(answer: RawResponse): true | string {
  return answer.status === 404 || cameWith(answer);
}

/** Each with a query, which has to stay. */
function redirects({ origin }: Site, all: readonly { from: string; to: string }[]): Check[] {
  return all.map(({ from, to }) => ({
    path: from + query,
    isRight(answer) {
      if (answer.status !== 301 && answer.status !== 308) return cameWith(answer);
      const target = parseUrl(answer.header('location'), origin);
      const isRight = target?.href === new URL(to + query, origin).href;
      return isRight || `it leads to ${answer.header('location')}`;
    },
  }));
}
