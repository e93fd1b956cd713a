import { parseUrl } from '@/lib/parse-url';
import type { RawResponse } from '@/lib/raw-request';
import { headersAt, notFoundHeaders } from '../../hosts/host-description';
import { atPaths, type Row, unknownPaths } from '../row';
import type { Site } from '../site';

const filePaths = ({ files }: Site) => files.map(({ path }) => path);

/** Headers that the site doesn't send, which values hurt it, and how. */
const harmful: readonly [name: string, value: RegExp, wrong: string][] = [
  ['Set-Cookie', /./, 'sets a cookie, and the site has none'],
  ['X-Robots-Tag', /\b(noindex|none|unavailable_after)\b/i, 'is left out by search engines'],
  ['CDN-Cache-Control', /max-age="?[1-9]/, 'is kept by CDNs for longer than described'],
];

/** The headers that the site needs, and those that hurt it. */
export const headerRows: readonly Row[] = [
  {
    checks: (site) => {
      const { description, origin } = site;
      return [
        ...filePaths(site).map((path) => ({ path, headers: headersAt(description, path) })),
        ...unknownPaths(site).map((path) => ({ path, headers: notFoundHeaders(description) })),
      ].map(({ path, headers }) => ({
        path,
        isRight: (answer) =>
          ![200, 404].includes(answer.status) || missingHeaders(headers, answer, origin),
      }));
    },
    wrong: 'isn’t sent with the described headers',
    fix: 'headers',
  },
  ...harmful.map(
    ([name, value, wrong]): Row => ({
      checks: (site) =>
        atPaths(filePaths(site), ({ headersDistinct }) => {
          const sent = headersDistinct[name.toLowerCase()]?.join(', ') ?? '';
          return !value.test(sent) || `${name}: ${sent}`;
        }),
      wrong,
      fix: 'harmful',
    }),
  ),
  {
    checks: ({ description }) =>
      atPaths(
        ['/'],
        ({ header }) =>
          header('x-frame-options') === '' || 'X-Frame-Options' in headersAt(description, '/'),
      ),
    wrong: 'can’t be framed by the platform: X-Frame-Options',
    fix: 'harmful',
  },
  {
    checks: ({ samplePage, origin }) =>
      atPaths(['/', `/${samplePage}`], ({ body }) => {
        const [, original = ''] = /<link rel="?canonical"? href="?([^"\s>]*)/.exec(`${body}`) ?? [];
        return original === '' || parseUrl(original)?.origin === origin || original;
      }),
    wrong: 'names an address at another origin as the original',
    fix: 'build',
  },
];

/** @returns true if each described header is sent, in one or more lines, with its value; otherwise what's wrong */
function missingHeaders(
  described: Readonly<Record<string, string>>,
  { headersDistinct }: RawResponse,
  origin: string,
): true | string {
  const problems = Object.entries(described).flatMap(([name, expected]) => {
    const value = headersDistinct[name.toLowerCase()]?.join(', ');
    // Over plain HTTP, it must not be sent (RFC 6797, section 7.2).
    if (name === 'Strict-Transport-Security' && origin.startsWith('http:')) return [];
    if (value === undefined) return `${name} is missing; expected “${expected}”`;
    return partsOf(value) === partsOf(expected) ? [] : `${name} is “${value}”, not “${expected}”`;
  });
  return problems.length === 0 || problems.join('; ');
}

/** A header's parts, in any order, spacing, and capitalization. */
function partsOf(value: string): string {
  const parts = value.toLowerCase().split(/\s*[,;]\s*/);
  return parts.filter(Boolean).sort().join(', ');
}
