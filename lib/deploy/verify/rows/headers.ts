import { parseUrl } from '@/lib/parse-url';
import { headersAt, noStore, notFoundHeaders } from '../../hosts/host-description';
import { asPaths, files, pages, redirects, unknownPaths } from '../asks';
import { headerProblems, isOwnCanonical, lifetimeOverPage } from '../header-problems';
import { hostilePaths } from '../hostile-paths';
import { limitedHosts, type Row, row } from '../row';

const described: readonly Row[] = [
  row({
    asks: (site) => [...files(site), ...redirects(site)],
    isRight: ({ status, headersDistinct }, { path }, { origin, description }) => {
      const { 'Cache-Control': caching = '', ...others } = headersAt(
        description,
        path.replace(/\?.*/, ''),
      );
      // A permanent redirect may be cached.
      const expected = status === 200 ? { ...others, 'Cache-Control': caching } : others;
      return status >= 400 || headerProblems(expected, headersDistinct, origin);
    },
    wrong: 'isn’t sent with the described headers',
    fix: 'headers',
    unable: ['github-pages'],
  }),
  {
    asks: unknownPaths,
    isRight: ({ status, headersDistinct }, _, { origin, description }) =>
      status !== 404 || headerProblems(notFoundHeaders(description), headersDistinct, origin),
    wrong: 'gets a 404 without the described headers',
    fix: 'headers',
    unable: ['cloudflare-pages', 'github-pages'],
  },
  {
    asks: ({ samplePage: page }) =>
      ['/', `/${page}`, `/${page.toLowerCase()}`, '/NoSuchPage'].flatMap((path) =>
        asPaths(`${path}?access_token=a`, `${path}?x=1&access%5Ftoken=a`),
      ),
    isRight: ({ header }) => header('cache-control') === noStore,
    wrong: 'can be stored by caches, with a sign-in’s token',
    fix: 'signIn',
    unable: limitedHosts,
  },
  row({
    asks: files,
    isRight: ({ headersDistinct }, { path }, { description }) =>
      lifetimeOverPage(headersDistinct, headersAt(description, path)['Cache-Control'] ?? ''),
    wrong: 'is kept by CDNs for longer than described',
    fix: 'caching',
  }),
];

/** Headers that the site doesn't send, which values hurt it, and how. */
const harmful: readonly [name: string, value: RegExp, wrong: string][] = [
  ['Set-Cookie', /./, 'sets a cookie, and the site has none'],
  ['Access-Control-Allow-Credentials', /./, 'lets other sites read it with credentials'],
  ['X-Robots-Tag', /\b(noindex|none|unavailable_after)\b/i, 'is left out by search engines'],
  ['Refresh', /./, 'leads browsers elsewhere'],
  ['Clear-Site-Data', /./, 'deletes the visitor’s sign-in or cache'],
  ['Vary', /\*/, 'is never cached'],
  ['Cross-Origin-Embedder-Policy', /^(?!unsafe-none)/, 'shows no films from another host'],
  ['Content-Disposition', /^attachment/i, 'is downloaded instead of shown'],
];

const harmfulRows = harmful.map(
  ([name, value, wrong]): Row => ({
    asks: (site) => [
      ...[...files(site), ...redirects(site), ...unknownPaths(site)],
      ...asPaths(...hostilePaths(site.samplePage)),
    ],
    isRight: ({ status, headersDistinct }) => {
      const found = headersDistinct[name.toLowerCase()]?.find((sent) => value.test(sent));
      // Search engines leave a missing page out anyway.
      const isExpected = status === 404 && name === 'X-Robots-Tag';
      return found === undefined || isExpected || `${name}: ${found}`;
    },
    wrong,
    fix: 'harmful',
  }),
);

const canonicalLink = /<link\b[^>]*\brel="?canonical\b[^>]*>/gi;

const contradictions: readonly Row[] = [
  row({
    asks: files,
    isRight: ({ header }, { path }, { origin }) =>
      isOwnCanonical(header('link'), origin, path) || `Link: ${header('link')}`,
    wrong: 'names another address as the original',
    fix: 'harmful',
  }),
  row({
    asks: (site) => pages(site).filter(({ encoding }) => encoding === 'identity'),
    isRight: ({ body }, _, { origin }) => {
      const links = body.toString().match(canonicalLink) ?? [];
      const elsewhere = links.map((link) =>
        parseUrl(/href="?([^"\s>]*)/i.exec(link)?.[1] ?? '', origin),
      );
      return elsewhere.find((url) => url?.origin !== origin)?.origin ?? true;
    },
    wrong: 'names an address at another origin as the original, in its HTML',
    fix: 'build',
  }),
  row({
    asks: pages,
    isRight: ({ header }, { path }, { description }) =>
      header('x-frame-options') === '' || 'X-Frame-Options' in headersAt(description, path),
    wrong: 'can’t be framed by the platform: X-Frame-Options',
    fix: 'harmful',
  }),
];

/** The headers that the site needs, and those that hurt it. */
export const headerRows: readonly Row[] = [...described, ...harmfulRows, ...contradictions];
