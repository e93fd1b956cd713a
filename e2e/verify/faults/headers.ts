import type { HostFault } from '../faulty-host';
import { isHashed, isPage, withHeader, withoutHeader } from './edit-response';

/** Faults in headers. */
export const headerFaults: readonly HostFault[] = [
  [
    'pages are no-store',
    /Cache-Control is “no-store” instead of “public, max-age=0, must-revalidate”/,
    'caching',
    (path, response) =>
      isPage(path) ? withHeader(response, 'cache-control', 'no-store') : response,
  ],
  [
    'pages are cached for a day',
    /Cache-Control is “max-age=86400” instead/,
    'caching',
    (path, response) =>
      isPage(path) ? withHeader(response, 'cache-control', 'max-age=86400') : response,
  ],
  [
    'hashed files aren’t cached',
    /Cache-Control is missing; expected “public, max-age=31536000, immutable”: \/_next/,
    'caching',
    (path, response) => (isHashed(path) ? withoutHeader(response, 'cache-control') : response),
  ],
  [
    'a header is missing',
    /X-Content-Type-Options is missing; expected “nosniff”/,
    'headers',
    (_, response) => withoutHeader(response, 'x-content-type-options'),
  ],
  [
    'a header is sent twice',
    /Referrer-Policy is sent 2 times: strict-origin \| unsafe-url/,
    'headers',
    (_, response) => withHeader(response, 'referrer-policy', ['strict-origin', 'unsafe-url']),
  ],
  [
    'any site can frame the site',
    /Content-Security-Policy is “frame-ancestors \*” instead of/,
    'headers',
    (_, response) => withHeader(response, 'content-security-policy', 'frame-ancestors *'),
  ],
  [
    'the host sets a cookie',
    /sets a cookie/,
    'headers',
    (_, response) => withHeader(response, 'set-cookie', 'route=1'),
  ],
  [
    'scripts have the wrong content type',
    /\.js is sent as text\/plain instead of text\/javascript/,
    'types',
    (path, response) =>
      isHashed(path) ? withHeader(response, 'content-type', 'text/plain') : response,
  ],
  [
    'RSC payloads have no content type',
    /\.txt is sent as none instead of text\/plain/,
    'types',
    (path, response) =>
      path.endsWith('.txt') ? withoutHeader(response, 'content-type') : response,
  ],
  [
    'pages have the wrong charset',
    /\.html is sent as text\/html; charset=iso-8859-1/,
    'types',
    (path, response) =>
      isPage(path)
        ? withHeader(response, 'content-type', 'text/html; charset=ISO-8859-1')
        : response,
  ],
  [
    'the manifest has a generic content type',
    /\.webmanifest is sent as application\/octet-stream/,
    'types',
    (path, response) =>
      path.endsWith('.webmanifest')
        ? withHeader(response, 'content-type', 'application/octet-stream')
        : response,
  ],
];
