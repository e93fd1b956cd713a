/** Something about a deployed site that is not as it should be, at one path. */
export interface Finding {
  /** A sentence that is the same wherever the same thing is wrong, so that paths can be gathered. */
  what: string;
  path: string;
  remedy: Remedy;
}

export type Remedy = keyof typeof remedies;

/** Where each kind of thing is set, host by host. */
const remedies = {
  reach:
    'look whether the address is right, and whether the host, its name and its certificate are.',
  files:
    'publish the whole folder out/ of this build, hashed files (_next/static) first and pages last, and empty the CDN’s cache.',
  notFound:
    'unknown paths have to answer with 404.html and status 404. Turn off a “single-page app” fallback to index.html. nginx: error_page 404; Cloudflare: not_found_handling “404-page”; a bucket behind CloudFront: a custom error response.',
  paths:
    'a page is found by its name in exact case, without .html. nginx, Caddy, CloudFront: use their files in out-hosts/; Cloudflare, Netlify: leave “pretty URLs” on and publish out/_redirects.',
  redirects:
    'publish out/_redirects (Cloudflare, Netlify), or use the files in out-hosts/ (nginx, Caddy, CloudFront). Where a host cannot redirect, 404.html sends readers on, and this can stay.',
  headers:
    'publish out/_headers (Cloudflare, Netlify), or use the files in out-hosts/ (nginx, Caddy, CloudFront); and look whether a CDN before the host sets the same header.',
  types:
    'set the type of this ending: out-hosts/nginx.conf and out-hosts/Caddyfile have them all; a bucket keeps one for each file, set at upload (out-hosts/cloudfront/upload.sh).',
  compression:
    'compress text with brotli and gzip, once. nginx: brotli_static, gzip_static; Caddy: precompressed; CloudFront: “compress objects automatically”. A CDN before a host that compresses is not to do it again.',
  caching:
    'pages: max-age=0, must-revalidate, never no-store; _next/static: a year, immutable. It stands in out/_headers and in the files of out-hosts/; tell a CDN to respect what the host sends.',
  transfer:
    'answer HEAD, If-None-Match and Range as a plain file server does. Where a CDN cannot send films in parts, put them on object storage and build with NEXT_PUBLIC_MEDIA_URL.',
  transform:
    'something on the way changes the files: minifying, injected scripts, “Rocket Loader”, hidden mail addresses. Turn it off: the pages allow no script that they did not come with.',
  build: 'set NEXT_PUBLIC_SITE_URL to the address that readers use, build again and publish that.',
  page: 'open the page with the developer tools: the console names what was refused. The platform has to allow this origin (CORS), and NEXT_PUBLIC_PLATFORM_URL to name the platform.',
} as const;

const mostPaths = 3;

/** What a person reads: findings by what is to be done, the same thing at many paths in one line. */
export function report(findings: readonly Finding[]): string {
  return group(findings, ({ remedy }) => remedy)
    .map(([remedy, ofKind]) => {
      const lines = group(ofKind, ({ what }) => what).map(
        ([what, same]) => `  ${what}: ${listed(same.map(({ path }) => path))}`,
      );
      return `${lines.join('\n')}\n  → ${remedies[remedy]}`;
    })
    .join('\n\n');
}

function listed(paths: readonly string[]): string {
  const more = paths.length - mostPaths;
  return paths.slice(0, mostPaths).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function group<T, K>(items: readonly T[], keyOf: (item: T) => K): [K, T[]][] {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups];
}
