import type { Settings } from '@/lib/settings';
import { matches, type PathPattern } from './path-pattern';
import { securityHeaders } from './security-headers';

/** Headers of the answers at some paths. No two rules for the same path set the same header. */
export interface HeaderRule {
  paths: readonly PathPattern[];
  headers: Readonly<Record<string, string>>;
}

export interface Redirect {
  from: string;
  to: string;
  status: 301 | 308;
}

/** How the site is to be answered, from which each host's own files are made. */
export interface HostDescription {
  /** Page names: `AITeam` is the file `AITeam.html` at `/AITeam`, in exact case. */
  pages: readonly string[];
  /**
   * Lower-cased names and the page they mean. Beside these, `/X.html` and `/X/` of a page lead to `/X`,
   * and `/index.html` to `/`, with 308. A query is handed on.
   */
  aliases: readonly Redirect[];
  headers: readonly HeaderRule[];
  /** `Cache-Control` where no rule sets one. */
  cacheControl: string;
  /** The answer to every other path, with status 404; itself no page with an address. */
  notFound: '404.html';
  /**
   * The query parameter that brings a sign-in's token. Responses to URLs with it must not be stored, and no
   * access log may contain it, where the host can see to that.
   */
  secretParameter: 'access_token';
}

/** @param pages names of the pages, as the registry spells them */
export function describeHosting(settings: Settings, pages: readonly string[]): HostDescription {
  return {
    pages,
    aliases: pages.map((name) => ({
      from: `/${name.toLowerCase()}`,
      to: name === 'Home' ? '/' : `/${name}`,
      status: 301,
    })),
    headers: [
      { paths: ['/*'], headers: securityHeaders(settings) },
      {
        paths: ['/', '/:name', '/_next/*'],
        headers: { 'Cross-Origin-Resource-Policy': 'same-origin' },
      },
      {
        // Pictures of links are shown by other sites, and films may be fetched by this one on another host.
        paths: ['/media/*', '/og/*', '/icons/*'],
        headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
      },
      {
        // Their names hold a hash of what is in them.
        paths: ['/_next/static/*'],
        headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
      },
      {
        paths: ['/media/*', '/og/*', '/icons/*', '/icon.svg', '/favicon.ico'],
        headers: { 'Cache-Control': 'public, max-age=86400' },
      },
    ],
    cacheControl: 'public, max-age=0, must-revalidate',
    notFound: '404.html',
    secretParameter: 'access_token',
  };
}

/** The headers of a file that is found at this path, `Cache-Control` among them. */
export function headersAt(
  { headers, cacheControl }: HostDescription,
  path: string,
): Readonly<Record<string, string>> {
  const rules = headers.filter(({ paths }) => paths.some((pattern) => matches(pattern, path)));
  return Object.assign({ 'Cache-Control': cacheControl }, ...rules.map((rule) => rule.headers));
}

/** For a response to a URL that has the secret parameter in its query, in place of its own caching. */
export const noStore = 'no-store';

/**
 * A case-insensitive regular expression for a query, or a whole URL, that has the secret parameter. Its
 * underscore may be encoded, because the page reads it with URLSearchParams, which decodes names.
 */
export function secretQueryPattern({ secretParameter }: HostDescription): string {
  return `(^|[?&])${secretParameter.replace('_', '(_|%5f)')}=`;
}

/** The headers of an answer that is no file: what a missing file would have had is not to be kept. */
export function notFoundHeaders(description: HostDescription): Readonly<Record<string, string>> {
  return headersAt(description, `/${description.notFound}`);
}
