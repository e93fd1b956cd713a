import { formTargets, type Settings, type SiteServices } from '@/lib/settings';

/** Two years in seconds. Without includeSubDomains, because other sites may be on the subdomains. */
const hsts = 'max-age=63072000';

/**
 * Features that ask the visitor for access, or reveal something about them. Listing every feature that the site never
 * uses would add about 300 bytes to each response, and Home barely fits into one round trip (lib/budgets.ts).
 */
const unusedFeatures = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'usb',
];

/**
 * The headers of every response. Each page has its own Content Security Policy in a meta element. The header adds what a
 * meta element can't contain (who may frame the page, where violations are reported), and repeats the directives that
 * are the same on every page, in case the HTML is modified in transit.
 */
export function securityHeaders(
  settings: Settings,
  services: SiteServices,
): Readonly<Record<string, string>> {
  const ancestors = frameAncestors(settings);
  const reports = settings.reportUrl;
  return {
    'Content-Security-Policy': [
      "object-src 'none'",
      "base-uri 'none'",
      `form-action ${formTargets(services).join(' ')}`,
      `frame-ancestors ${ancestors.join(' ')}`,
      ...(reports === '' ? [] : ['report-to site']),
    ].join('; '),
    // The URL can't contain quotes (lib/settings.ts), so it can't break out of a host's configuration.
    ...(reports === '' ? {} : { 'Reporting-Endpoints': `site="${reports}"` }),
    // X-Frame-Options can't list origins, so it would contradict the policy if other origins may frame the site.
    ...(ancestors.length === 1 ? { 'X-Frame-Options': 'SAMEORIGIN' } : {}),
    'Strict-Transport-Security': hsts,
    'X-Content-Type-Options': 'nosniff',
    // As in the pages' meta elements: after a sign-in, the URL contains the token.
    'Referrer-Policy': 'strict-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  };
}

/** The site itself, and the origins that may receive its messages: allowed platforms and parents. */
function frameAncestors(settings: Settings): string[] {
  const { siteUrl, platformUrl, platformOrigins, parentOrigins } = settings;
  const platform = platformUrl === '' ? [] : [new URL(platformUrl).origin];
  const all = [...platform, ...platformOrigins, ...parentOrigins];
  const others = all.filter((origin) => origin !== siteUrl);
  return ["'self'", ...new Set(others)];
}
