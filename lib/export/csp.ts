import { createHash } from 'node:crypto';
import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { formTargets, type Settings, type SiteServices } from '@/lib/settings';
import { element, type Page, takeElements, textOf } from './html';
import { requireElement } from './next-output';

/**
 * Prefetches a page's HTML on hover over its link or on press, in Chromium; other browsers ignore this. Unlike with
 * `rel=prefetch`, following the link doesn't send another request to the host. Pages aren't prerendered, because a
 * prerendered page would ask the platform who's signed in, and log a visit, before it's visited.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/:page?' }, eagerness: 'moderate' }],
});

/**
 * Puts the charset, the Content Security Policy, the referrer policy, and the boot script at the start of the head, and
 * the speculation rules at the end of the body. The policy doesn't cover anything before it. After a sign-in, the URL
 * contains the token, and a request made before the referrer policy and the boot script would send it as the referrer.
 * Must be the last step, because changing an inline script or style changes its hash.
 *
 * @throws NextOutputError if the page has no charset or no referrer policy
 */
export function protectPage(
  page: Page,
  boot: string,
  settings: Settings,
  services: SiteServices = {},
): void {
  const charset = requireElement(page, 'meta[charset]');
  const referrer = requireElement(page, 'meta[name="referrer"]');
  takeElements(page.tree, 'meta[charset], meta[name="referrer"]');
  const head = requireElement(page, 'head');
  head.children.unshift(charset, referrer, element('script', { dataBoot: '' }, boot));
  requireElement(page, 'body').children.push(
    element('script', { type: 'speculationrules' }, speculationRules),
  );
  const content = buildCsp(settings, inlineHashes(page.tree), services);
  head.children.splice(1, 0, element('meta', { httpEquiv: 'Content-Security-Policy', content }));
}

/** Hashes of a page's inline scripts, speculation rules among them, and styles, as sources for the policy. */
type InlineHashes = Record<'scripts' | 'styles', readonly string[]>;

function inlineHashes(tree: Root): InlineHashes {
  const hashesOf = (selector: string) => [
    ...new Set(selectAll(selector, tree).map((found) => hashSource(textOf(found)))),
  ];
  // Browsers don't run data blocks.
  const scripts = 'script:not([src], [type="application/json"], [type="application/ld+json"])';
  return { scripts: hashesOf(scripts), styles: hashesOf('style') };
}

/** A text's hash as a source for a policy. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The Content-Security-Policy of one page. It allows only the site's own files, inline scripts and styles by hash,
 * requests and sockets to the build's platforms, what site.yaml's services need, and films from the media URL. `frame-ancestors` has no effect in a meta
 * element, so it's in the host's headers.
 *
 * @see https://www.w3.org/TR/CSP3/
 */
export function buildCsp(
  settings: Settings,
  { scripts, styles }: InlineHashes,
  services: SiteServices = {},
): string {
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
    ["connect-src 'self'", ...platformSources(settings), ...analyticsSources(services)],
    ["manifest-src 'self'"],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ['form-action', ...formTargets(services)],
    ["require-trusted-types-for 'script'"],
    // The site makes neither scripts nor HTML from strings. What `import()` loads is up to script-src.
    ["trusted-types 'none'"],
    // A local preview has no HTTPS to upgrade to.
    ...(siteUrl.startsWith('https:') ? [['upgrade-insecure-requests']] : []),
  ];
  return directives.map((sources) => sources.join(' ')).join(';');
}

const analyticsSources = ({ analytics }: SiteServices) => (analytics ? [analytics.url] : []);

/** Origins of the platforms and their sockets. 'self' includes the site's own sockets. */
function platformSources({ siteUrl, platformUrl, platformOrigins }: Settings): string[] {
  const urls = [platformUrl, ...platformOrigins].filter((url) => url !== '');
  const origins = new Set(urls.map((url) => new URL(url).origin));
  origins.delete(siteUrl);
  return [...origins].flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]);
}
