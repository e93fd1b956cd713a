/** A problem of a deployed site at one path. */
export interface Finding {
  /** The same for the same problem at other paths, so the report can group them. */
  message: string;
  path: string;
  remedy: Remedy;
}

export type Remedy = keyof typeof remedies;

/** What to do about each kind of problem, by host. */
const remedies = {
  reach: 'check the URL, the host, its DNS name, and its certificate.',
  files:
    'publish the entire out/ folder of this build, hashed files (_next/static) first and pages last, then purge the CDN’s cache. If only pages differ, something modifies them in transit (minification, injected scripts, “Rocket Loader”, email obfuscation): turn it off, because the pages block any script they didn’t ship with.',
  notFound:
    'unknown paths must return 404.html with status 404. Turn off any “single-page app” fallback to index.html. nginx, Caddy, CloudFront, Cloudflare Workers: use their files in out-hosts/; Cloudflare Pages, Netlify: publish out/404.html.',
  paths:
    'pages are served by exact name, case-sensitive, without .html. nginx, Caddy, CloudFront, Cloudflare Workers: use their files in out-hosts/; Netlify: turn “Pretty URLs” off, because it redirects to lowercase paths.',
  redirects:
    'publish out/_redirects (Cloudflare, Netlify), or use the files in out-hosts/ (nginx, Caddy, CloudFront). If a host can’t redirect, 404.html does it in the browser, and you can ignore this.',
  headers:
    'publish out/_headers (Cloudflare, Netlify), or use the files in out-hosts/ (nginx, Caddy, CloudFront). Check whether a CDN in front of the host sets the same header.',
  types:
    'set the type for this extension: out-hosts/nginx.conf and out-hosts/Caddyfile list them all; a bucket stores one per file, set at upload (out-hosts/cloudfront/upload.sh).',
  compression:
    'compress text with brotli and gzip, once. nginx: brotli_static, gzip_static; Caddy: precompressed; CloudFront: “compress objects automatically”. If the host compresses, a CDN in front of it must not compress again.',
  caching:
    'pages: max-age=0, must-revalidate, never no-store; _next/static: a year, immutable. The values are in out/_headers and the files in out-hosts/. Configure the CDN to respect the host’s headers.',
  transfer:
    'handle HEAD, If-None-Match, and Range as a plain file server does. If a CDN doesn’t support range requests, put the films in object storage and build with NEXT_PUBLIC_MEDIA_URL.',
  signIn:
    'nginx, Caddy: use their files in out-hosts/. Other hosts can’t set a header by query: pass the host’s name with --host, and this is no longer reported.',
  security:
    'update the server, or put a CDN that normalizes paths in front of it. A path must never get a file outside out/ or redirect to another site.',
  build: 'set NEXT_PUBLIC_SITE_URL to the public URL, rebuild, and publish again.',
  page: 'open the page with the developer tools: the console shows what was blocked. The platform must allow this origin (CORS), and NEXT_PUBLIC_PLATFORM_URL must point to the platform.',
} as const;

const maxPaths = 3;

/** Formats findings by remedy, with one line for the same problem at several paths. */
export function report(findings: readonly Finding[]): string {
  return group(findings, ({ remedy }) => remedy)
    .map(([remedy, ofKind]) => {
      const lines = group(ofKind, ({ message }) => message).map(
        ([what, same]) => `  ${what}: ${formatPaths(same.map(({ path }) => path))}`,
      );
      return `${lines.join('\n')}\n  → ${remedies[remedy]}`;
    })
    .join('\n\n');
}

function formatPaths(paths: readonly string[]): string {
  const more = paths.length - maxPaths;
  return paths.slice(0, maxPaths).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function group<T, K>(items: readonly T[], keyOf: (item: T) => K): [K, T[]][] {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups];
}
