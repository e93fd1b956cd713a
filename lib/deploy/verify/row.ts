import { parseUrl } from '@/lib/parse-url';
import type { RawResponse } from '@/lib/raw-request';
import type { Ask, Site } from './site';

/** How to fix each kind of problem, by host. */
export const remedies = {
  reach:
    'check the URL, the host, its DNS name, its certificate, its speed, and its log. No file of the site is larger than 20 MB or should take 30 seconds.',
  build: 'set NEXT_PUBLIC_SITE_URL to the public URL, rebuild, and publish again.',
  files:
    'publish the entire out/ folder of this build, hashed files (_next/static) first and pages last, then purge the CDN’s cache. If only pages differ, something modifies them in transit (minification, injected scripts, “Rocket Loader”, email obfuscation): turn it off, because the pages block any script they didn’t ship with.',
  types:
    'set the type for this extension: out-hosts/nginx.conf and out-hosts/Caddyfile list them all; a bucket stores one per file, set at upload.',
  compression:
    'compress text with brotli and gzip, once. nginx: brotli_static, gzip_static; Caddy: precompressed; CloudFront: “compress objects automatically”. If the host compresses, a CDN in front of it must not compress again.',
  headers:
    'publish out/_headers (Cloudflare, Netlify), use the files in out-hosts/ (nginx, Caddy), or set what out/_headers lists. Check whether a CDN in front of the host sets the same header, or has a lifetime of its own for pages. Some hosts can’t set all of them: see “Hosts” in lib/deploy/README.md.',
  harmful:
    'remove this header. The site doesn’t send it: look in the settings of the host and of the CDN in front of it, where a staging or preview rule may still apply.',
  paths:
    'pages are served by exact name, case-sensitive, without .html. nginx, Caddy: use their files in out-hosts/; Netlify: turn “Pretty URLs” off, because it redirects to lowercase paths.',
  redirects:
    'publish out/_redirects (Cloudflare, Netlify), or use the files in out-hosts/ (nginx, Caddy). GitHub Pages can’t redirect; there, 404.html does it in the browser.',
  notFound:
    'unknown paths must return 404.html with status 404. Turn off any “single-page app” fallback to index.html. nginx, Caddy: use their files in out-hosts/; Cloudflare, Netlify: publish out/404.html.',
  security:
    'update the server, or put a CDN that normalizes paths in front of it. A path must never get a file outside out/ or redirect to another site.',
  transfer:
    'serve parts of files (Range). If the host or its CDN doesn’t, put the films in object storage and build with NEXT_PUBLIC_MEDIA_URL.',
  platform:
    'NEXT_PUBLIC_PLATFORM_URL must lead to the platform, and the platform must allow this site’s origin (CORS). Until then, nobody can sign in; the pages work without it.',
} as const;

export type Remedy = keyof typeof remedies;

/** A request, and what must come back. */
export interface Check extends Ask {
  /** A string says what came back instead. */
  isRight(answer: RawResponse): boolean | string | Promise<boolean | string>;
}

/** Checks for one thing, what's wrong if one fails, and how to fix it. */
export interface Row {
  checks(site: Site): readonly Check[];
  wrong: string;
  fix: Remedy;
}

/** Checks that are the same for all of these paths. */
export function atPaths(paths: readonly string[], isRight: Check['isRight']): Check[] {
  return paths.map((path) => ({ path, isRight }));
}

/** What came back instead of the right status: the same for the same mistake at other paths. */
export function cameWith({ status, header }: RawResponse): string {
  const elsewhere = parseUrl(header('location'))?.origin;
  return `status ${status}${elsewhere === undefined ? '' : `, to ${elsewhere}`}`;
}

/** Names of no page, missing files, and folders. */
export function unknownPaths({ samplePage: page }: Site): string[] {
  const names = ['/NoSuchPage', '/no/such/page', '/toString', `/${page}/NoSuchPage`, '/media'];
  const missing = ['/_next/static/chunks/no-such-file.js', '/media/no-such-film.mp4', '/no.txt'];
  return [...names, ...missing, '/media/'];
}
