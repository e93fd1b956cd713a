import type { Settings } from '@/lib/settings';

/** Two years in seconds. Without the subdomains: this site cannot speak for its neighbors. */
const httpsOnly = 'max-age=63072000';

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
 * The headers that every answer carries. A page's own policy stands in a meta element of the page; who
 * may frame it cannot stand there, so that the header says it.
 */
export function securityHeaders(settings: Settings): Readonly<Record<string, string>> {
  const ancestors = frameAncestors(settings);
  return {
    'Content-Security-Policy': `frame-ancestors ${ancestors.join(' ')}`,
    // The older header can say no more than "own origin": where others may frame, it would contradict.
    ...(ancestors.length === 1 ? { 'X-Frame-Options': 'SAMEORIGIN' } : {}),
    'Strict-Transport-Security': httpsOnly,
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
