import type { Settings } from '@/lib/settings';

/** Two years in seconds. Without the subdomains: this site cannot speak for its neighbors. */
const hsts = 'max-age=63072000';

/** What browsers could give a page and the site never asks for. */
const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/**
 * The headers of every response. A page's own policy is in a meta element. The header adds what a meta
 * element can't say (who may frame the page, where violations are reported), and repeats the directives
 * that are the same on every page, for the case that somebody changes the HTML on its way.
 */
export function securityHeaders(settings: Settings): Readonly<Record<string, string>> {
  const ancestors = frameAncestors(settings);
  const reports = settings.reportUrl;
  return {
    'Content-Security-Policy': [
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${ancestors.join(' ')}`,
      ...(reports === '' ? [] : ['report-to site']),
    ].join('; '),
    // The URL is in single quotes in no host's file: it is one without quotes (lib/settings.ts).
    ...(reports === '' ? {} : { 'Reporting-Endpoints': `site="${reports}"` }),
    // The older header can say no more than "own origin": where others may frame, it would contradict.
    ...(ancestors.length === 1 ? { 'X-Frame-Options': 'SAMEORIGIN' } : {}),
    'Strict-Transport-Security': hsts,
    'X-Content-Type-Options': 'nosniff',
    // As in the pages themselves: a sign-in comes back with its token in the address.
    'Referrer-Policy': 'strict-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  };
}

/** The site itself and those who may get its messages: platforms that a visit can name, and parents. */
function frameAncestors(settings: Settings): string[] {
  const { siteUrl, platformUrl, platformOrigins, parentOrigins } = settings;
  const platform = platformUrl === '' ? [] : [new URL(platformUrl).origin];
  const all = [...platform, ...platformOrigins, ...parentOrigins];
  const others = all.filter((origin) => origin !== siteUrl);
  return ["'self'", ...new Set(others)];
}
