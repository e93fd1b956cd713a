import { speculationPolicy } from '@/lib/page/speculation-rules';
import type { Settings } from '@/lib/settings';

/** Hashes of a page's inline scripts and styles, as sources for the policy: 'sha256-…'. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * The Content-Security-Policy of one page. It allows only the site's own files, inline scripts and styles by hash,
 * requests and sockets to the build's platforms, and films from the media URL. `frame-ancestors` has no effect in a meta
 * element, so it's in the host's headers.
 *
 * @see https://www.w3.org/TR/CSP3/
 */
export function buildCsp(settings: Settings, { scripts, styles }: InlineHashes): string {
  const { siteUrl, mediaUrl } = settings;
  // The trailing slash makes the path match everything below it. Captions always come from the site ('self').
  const media = mediaUrl.startsWith('/') ? [] : [`${mediaUrl}/`];
  const directives = [
    ["default-src 'none'"],
    ["script-src 'self'", ...scripts],
    ["style-src 'self'", ...styles],
    ["img-src 'self'"],
    ["font-src 'self'"],
    ["media-src 'self'", ...media],
    ["connect-src 'self'", ...platformSources(settings)],
    ["manifest-src 'self'"],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'none'"],
    ["require-trusted-types-for 'script'"],
    [`trusted-types default ${speculationPolicy}`],
    // A local preview has no HTTPS to upgrade to.
    ...(siteUrl.startsWith('https:') ? [['upgrade-insecure-requests']] : []),
  ];
  return directives.map((sources) => sources.join(' ')).join(';');
}

/** Origins of the platforms and their sockets. 'self' includes the site's own sockets. */
function platformSources({ siteUrl, platformUrl, platformOrigins }: Settings): string[] {
  const urls = [platformUrl, ...platformOrigins].filter((url) => url !== '');
  const origins = new Set(urls.map((url) => new URL(url).origin));
  origins.delete(siteUrl);
  return [...origins].flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]);
}
