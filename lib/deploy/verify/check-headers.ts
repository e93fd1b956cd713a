import type { RawResponse } from '@/lib/raw-request';
import { headersAt, noStore, notFoundHeaders } from '../hosts/host-description';
import type { DeployedSite } from './site';

/** The site has no cookies, and its files are public. */
const unwantedHeaders = ['set-cookie', 'access-control-allow-credentials'];

/** Checks that each described header is sent once, with its value, and no unwanted one. */
export function checkHeaders(
  { description, report }: DeployedSite,
  path: string,
  { headersDistinct }: RawResponse,
  what: 'file' | '404' | 'redirect' = 'file',
): void {
  const of = what === 'file' ? '' : `a ${what}’s `;
  const [pathname = path] = path.split('?');
  const expected = what === '404' ? notFoundHeaders(description) : headersAt(description, pathname);
  for (const [name, value] of Object.entries(expected)) {
    const isCaching = name === 'Cache-Control';
    // A permanent redirect may be cached.
    if (isCaching && what === 'redirect') continue;
    const problem = compare(value, headersDistinct[name.toLowerCase()] ?? []);
    if (problem !== undefined) {
      report(isCaching ? 'caching' : 'headers', `${of}${name} ${problem}`, path);
    }
  }
  for (const name of unwantedHeaders) {
    if (headersDistinct[name] !== undefined) report('headers', `${of}${name} is sent`, path);
  }
}

function compare(expected: string, [value, ...duplicates]: readonly string[]): string | undefined {
  if (value === undefined) return `is missing; expected “${expected}”`;
  if (duplicates.length > 0) return `is sent twice: ${[value, ...duplicates].join(' | ')}`;
  return normalize(value) === normalize(expected) ? undefined : `is “${value}”, not “${expected}”`;
}

/** Ignores the order of a header's parts, spaces, and capitalization. */
function normalize(value: string): string {
  const parts = value.toLowerCase().split(/\s*[,;]\s*/);
  return parts.filter(Boolean).sort().join(', ');
}

/** Checks that no cache stores the response to a URL with a sign-in's token. */
export async function checkSignInCaching(site: DeployedSite): Promise<void> {
  const page = site.samplePage;
  const paths = [
    '/?access_token=a',
    `/${page}?access_token=a`,
    `/${page.toLowerCase()}?x=1&access_token=a`,
    '/NoSuchPage?access%5Ftoken=a',
  ];
  for (const path of paths) {
    if ((await site.request(path)).header('cache-control') !== noStore) {
      site.report('signIn', 'can be stored by caches, with a sign-in’s token', path);
    }
  }
}
