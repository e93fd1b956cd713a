import type { Settings, SiteServices } from '@/lib/settings';
import { securityHeaders } from './security-headers';

/**
 * The paths of a rule, in the syntax that Cloudflare, Netlify, and other hosts have in common: `/*` matches all paths,
 * `/media/*` all below a folder, `/:name` one segment, and any other pattern only itself.
 */
export type PathPattern = `/${string}`;

/** Response headers for some paths. If two rules for a path set the same header, the values are joined by commas. */
interface HeaderRule {
  paths: readonly PathPattern[];
  headers: Readonly<Record<string, string>>;
}

interface Redirect {
  from: string;
  to: string;
  status: 301 | 308;
}

/** How a host must serve the site. Each host's configuration is generated from it. */
export interface HostDescription {
  /** Page names: `AITeam` is the file `AITeam.html` at `/AITeam`, case-sensitive. */
  pages: readonly string[];
  /**
   * Redirects to pages: from lowercase names, also with `.html` or a slash, and from old addresses, also with a slash. In
   * addition, `/X.html` and `/X/` of a page redirect to `/X`, and `/index.html` to `/`, with 308. Redirects keep the query.
   */
  aliases: readonly Redirect[];
  headers: readonly HeaderRule[];
  /** `Cache-Control` for paths without a rule for it. */
  cacheControl: string;
}

/** The file for every other path, with status 404. It has no URL of its own. */
export const notFoundFile = '404.html';

/** A page of the registry: its name, and addresses such as `/old-address` that lead to it. */
export interface HostedPage {
  name: string;
  from?: readonly string[] | undefined;
}

export function describeHosting(
  settings: Settings,
  pages: readonly HostedPage[],
  services: SiteServices = {},
): HostDescription {
  return {
    pages: pages.map(({ name }) => name),
    // The plain addresses come first, for people who read the files.
    aliases: ['', '/', '.html'].flatMap((ending) =>
      pages.flatMap(({ name, from = [] }) =>
        [`/${name.toLowerCase()}`, ...(ending === '.html' ? [] : from)].map((address) => ({
          from: `${address}${ending}`,
          to: name === 'Home' ? '/' : `/${name}`,
          status: 301 as const,
        })),
      ),
    ),
    headers: [
      { paths: ['/*'], headers: securityHeaders(settings, services) },
      {
        paths: ['/', '/:name', '/Blog/*', '/_next/*'],
        headers: { 'Cross-Origin-Resource-Policy': 'same-origin' },
      },
      {
        // Other sites show link preview pictures, and films may be on another host than the page.
        paths: ['/media/*', '/og/*', '/icons/*'],
        headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
      },
      {
        // These file names contain a hash of the content. One that's opened by itself, such as an SVG, can't do anything.
        paths: ['/_next/static/*'],
        headers: {
          'Cache-Control': 'public, max-age=31536000, immutable',
          'Content-Security-Policy': "default-src 'none'",
        },
      },
      {
        paths: ['/media/*', '/og/*', '/icons/*', '/icon.svg', '/favicon.ico'],
        headers: { 'Cache-Control': 'public, max-age=86400' },
      },
    ],
    cacheControl: 'public, max-age=0, must-revalidate',
  };
}

/** The response headers of a file at this path, including `Cache-Control`. */
export function headersAt(
  { headers, cacheControl }: HostDescription,
  path: string,
): Readonly<Record<string, string>> {
  const values = new Map<string, string>();
  for (const rule of headers) {
    if (!rule.paths.some((pattern) => new RegExp(regexOf(pattern)).test(path))) continue;
    for (const [name, value] of Object.entries(rule.headers)) {
      values.set(name, joined(values.get(name), value));
    }
  }
  return { 'Cache-Control': cacheControl, ...Object.fromEntries(values) };
}

/** The value of a header that two rules set. Browsers apply each of two joined policies. */
export function joined(value: string | undefined, another: string): string {
  return value === undefined ? another : `${value}, ${another}`;
}

/** The pattern as a regular expression for JavaScript, nginx, and Caddy. */
export function regexOf(pattern: PathPattern): string {
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (pattern.endsWith('/*')) return `^${literal(pattern.slice(0, -1))}`;
  return pattern === '/:name' ? '^/[^/]+$' : `^${literal(pattern)}$`;
}

/** `Cache-Control` for responses to URLs with a sign-in's token. */
export const noStore = 'no-store';

/**
 * A pattern, to be used case-insensitively, for a query or URL with a sign-in's token. Responses to them must not be
 * stored, and access logs must not contain it, if the host can be configured that way. The underscore may be encoded,
 * because the page reads the query with URLSearchParams, which decodes names.
 */
export const secretQueryPattern = '(^|[?&])access(_|%5f)token=';

/** The headers of a 404 response. They don't depend on the path, so a missing hashed file isn't cached for a year. */
export function notFoundHeaders(description: HostDescription): Readonly<Record<string, string>> {
  return headersAt(description, `/${notFoundFile}`);
}
