import type { HostFault } from '../faulty-host';
import { isHashed, isPage, withHeader, withoutHeader } from './edit-response';

/** What can be wrong with headers. */
export const headerFaults: readonly HostFault[] = [
  [
    'pages are not to be stored at all',
    /Cache-Control is “no-store” instead of “public, max-age=0, must-revalidate”/,
    'caching',
    (path, answer) => (isPage(path) ? withHeader(answer, 'cache-control', 'no-store') : answer),
  ],
  [
    'pages are kept for a day',
    /Cache-Control is “max-age=86400” instead/,
    'caching',
    (path, answer) =>
      isPage(path) ? withHeader(answer, 'cache-control', 'max-age=86400') : answer,
  ],
  [
    'hashed files are not kept',
    /Cache-Control is missing; expected “public, max-age=31536000, immutable”: \/_next/,
    'caching',
    (path, answer) => (isHashed(path) ? withoutHeader(answer, 'cache-control') : answer),
  ],
  [
    'a header is missing',
    /X-Content-Type-Options is missing; expected “nosniff”/,
    'headers',
    (_, answer) => withoutHeader(answer, 'x-content-type-options'),
  ],
  [
    'a header is sent twice',
    /Referrer-Policy is sent 2 times: strict-origin \| unsafe-url/,
    'headers',
    (_, answer) => withHeader(answer, 'referrer-policy', ['strict-origin', 'unsafe-url']),
  ],
  [
    'everybody may frame the site',
    /Content-Security-Policy is “frame-ancestors \*” instead of/,
    'headers',
    (_, answer) => withHeader(answer, 'content-security-policy', 'frame-ancestors *'),
  ],
  [
    'the host sets a cookie',
    /sets a cookie/,
    'headers',
    (_, answer) => withHeader(answer, 'set-cookie', 'route=1'),
  ],
  [
    'scripts are of the wrong type',
    /\.js is sent as text\/plain instead of text\/javascript/,
    'types',
    (path, answer) => (isHashed(path) ? withHeader(answer, 'content-type', 'text/plain') : answer),
  ],
  [
    'data of pages have no type',
    /\.txt is sent as none instead of text\/plain/,
    'types',
    (path, answer) => (path.endsWith('.txt') ? withoutHeader(answer, 'content-type') : answer),
  ],
  [
    'words are of another character set',
    /\.html is sent as text\/html; charset=iso-8859-1/,
    'types',
    (path, answer) =>
      isPage(path) ? withHeader(answer, 'content-type', 'text/html; charset=ISO-8859-1') : answer,
  ],
  [
    'the manifest is of no known type',
    /\.webmanifest is sent as application\/octet-stream/,
    'types',
    (path, answer) =>
      path.endsWith('.webmanifest')
        ? withHeader(answer, 'content-type', 'application/octet-stream')
        : answer,
  ],
];
