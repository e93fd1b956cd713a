import { speculationPolicy } from '@/lib/page/speculation-rules';
import type { Settings } from '@/lib/settings';

/** What a page holds inline, each as its source in the policy: 'sha256-…'. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * The Content-Security-Policy of one page: files of the site itself, what stands in the page by its
 * hash, requests and sockets to the platforms of the build, films from where they are, and nothing else.
 * Who may frame the site is not in it, since a policy in a page cannot say it; the host's headers can.
 *
 * @see https://www.w3.org/TR/CSP3/
 */
export function buildCsp(settings: Settings, { scripts, styles }: InlineHashes): string {
  const { siteUrl, mediaUrl } = settings;
  // A slash at its end makes a path mean all that is below it. Captions come from the site, wherever films are.
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
    // The preview on this machine has no https to upgrade to.
    ...(siteUrl.startsWith('https:') ? [['upgrade-insecure-requests']] : []),
  ];
  return directives.map((parts) => parts.join(' ')).join(';');
}

/** The platforms' origins with those of their sockets; 'self' holds the site's own sockets too. */
function platformSources({ siteUrl, platformUrl, platformOrigins }: Settings): string[] {
  const urls = [platformUrl, ...platformOrigins].filter((url) => url !== '');
  const origins = new Set(urls.map((url) => new URL(url).origin));
  origins.delete(siteUrl);
  return [...origins].flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]);
}
