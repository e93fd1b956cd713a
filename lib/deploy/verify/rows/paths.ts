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

/** Names in capital letters, and a page, a film, and a file in another case. */
function otherCases({ description, samplePage: page }: Site): string[] {
  const known = new Set(description.aliases.map(({ from }) => from));
  for (const name of description.pages) known.add(`/${name}`);
  const mixed = page.charAt(0).toLowerCase() + page.slice(1);
  const upper = description.pages.map((name) => name.toUpperCase());
  const names = [...upper, mixed, `${page.toUpperCase()}.html`, 'MEDIA/home.mp4', 'Robots.txt'];
  return names.map((name) => `/${name}`).filter((path) => !known.has(path));
}

/** Paths that must cause no server error, stay on the site, and get no file but a page. */
const hostilePaths = ({ samplePage: page }: Site) => [
  // To another site:
  ...['//', '//evil.example', '///evil.example/..', '/\\evil.example/', '/%5cevil.example/'],
  ...['//evil.example/%2e%2e', '/%2f%2fevil.example/', `//${page}/`, `/${page}//`, `/${page}%2F`],
  // To files outside `out/`, the last two on a host that decodes a path after validating it:
  ...['/..', '/../out-hosts/nginx.conf', '/../../../../../../../../etc/passwd'],
  ...['/%2e%2e/out-hosts/nginx.conf', '/..%5cout-hosts%5cnginx.conf'],
  ...['/%C0%AE%C0%AE/etc/passwd', '/..%252f..%252fetc%252fpasswd'],
  // To a header of the response:
  ...[`/${page}%0d%0aSet-Cookie:x=1`, `/${page.toLowerCase()}?%0d%0aSet-Cookie:x=1`],
  // To files that have no URL:
  ...['/_headers', '/_redirects', '/_not-found', '//_headers', '/%5C_headers', '/x/../_headers'],
  ...['/404.html/', `/${page}.html.br/`],
  // To an error: malformed, with a null byte, below a file, or too long.
  ...['/%', '/%zz', '/%E0%A4%A', '/%00', `/${page}%00.html`, '/robots.txt/x'],
  ...[`/${'x'.repeat(2000)}`, `/${'long/'.repeat(840)}`],
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
    checks: (site) =>
      atPaths(hostilePaths(site), (answer) => answer.status < 500 || cameWith(answer)),
    wrong: 'a malformed path fails',
    fix: 'security',
  },
  {
    checks: (site) =>
      atPaths(hostilePaths(site), ({ header }) => {
        const location = header('location');
        const isOwn = parseUrl(location, site.origin)?.origin === site.origin;
        return location === '' || (isOwn && !/^[/\\]{2}/.test(location)) || location;
      }),
    wrong: 'a path redirects elsewhere',
    fix: 'security',
  },
  {
    checks: (site) => {
      const pages = site.files.filter(({ name }) => name.endsWith('.html'));
      return atPaths(
        hostilePaths(site),
        ({ status, body }) => status !== 200 || pages.some(({ content }) => content.equals(body)),
      );
    },
    wrong: 'a path gets something that isn’t a page',
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
      if (target?.origin !== origin) return cameWith(answer);
      const isRight = target.pathname === to && target.search === query;
      return isRight || 'it leads to another path, or changes the query';
    },
  }));
}
