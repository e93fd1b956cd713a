import { brotliCompressSync } from 'node:zlib';
import type { HostFault } from '../faulty-host';
import { isHashed, isPage, withoutHeader } from './edit-response';

/** Faults in response bodies, compression, and transfer. */
export const bodyFaults: readonly HostFault[] = [
  [
    'responses aren’t compressed',
    /is sent as identity to clients that accept br, gzip/,
    'compression',
    (path, _, __, fetchCorrect) => fetchCorrect(path),
  ],
  [
    'only gzip is enabled',
    /is sent as gzip to clients that accept br, gzip/,
    'compression',
    (path, response, { headers }, fetchCorrect) =>
      /br/.test(headers['accept-encoding'] ?? '')
        ? fetchCorrect(path, { 'accept-encoding': 'gzip' })
        : response,
  ],
  [
    'compressed responses are compressed again',
    /does not decompress as br: \//,
    'compression',
    (_, response) =>
      response.headers['content-encoding'] === 'br'
        ? { ...response, body: brotliCompressSync(response.body) }
        : response,
  ],
  [
    'compressed responses are sent to clients that don’t accept them',
    /is sent as br to clients that don’t accept it/,
    'compression',
    (path, response, { method }, fetchCorrect) =>
      isPage(path) && method === 'GET' ? fetchCorrect(path, { 'accept-encoding': 'br' }) : response,
  ],
  [
    'Vary is missing',
    /Vary: Accept-Encoding is missing/,
    'compression',
    (_, response) => withoutHeader(response, 'vary'),
  ],
  [
    'a page is from an older build',
    /is not the page of this build: \/AITeam$/m,
    'files',
    (path, response) =>
      path === '/AITeam'
        ? {
            ...response,
            body: Buffer.from(String(response.body).replace('thisBuild', 'lastBuild')),
          }
        : response,
  ],
  [
    'a script is missing',
    /returns status 404 instead of 200: \/_next\/static\/chunks\/app.js/,
    'files',
    (path, response, _, fetchCorrect) => (isHashed(path) ? fetchCorrect('/NoSuchPage') : response),
  ],
  [
    'a script has different content',
    /is not the file of this build: \/_next/,
    'files',
    (path, response) =>
      isHashed(path) ? { ...response, body: Buffer.from('alert(1)') } : response,
  ],
  [
    'a CDN injects a script into pages',
    /is modified in transit: \/AITeam, \/Home/,
    'transform',
    (path, response) =>
      isPage(path)
        ? { ...response, body: Buffer.concat([response.body, Buffer.from('<i>')]) }
        : response,
  ],
  [
    'films don’t support range requests',
    /range requests for a film fail: \/media\/home.mp4/,
    'transfer',
    (path, response, _, fetchCorrect) => (response.status === 206 ? fetchCorrect(path) : response),
  ],
  [
    'ETag and Last-Modified are missing',
    /has neither ETag nor Last-Modified/,
    'transfer',
    (_, response) => withoutHeader(withoutHeader(response, 'etag'), 'last-modified'),
  ],
  [
    'conditional requests are ignored',
    /is sent again to clients that already have it/,
    'transfer',
    (path, response, _, fetchCorrect) => (response.status === 304 ? fetchCorrect(path) : response),
  ],
  [
    'HEAD is refused',
    /HEAD returns status 405/,
    'transfer',
    (_, response, { method }) => (method === 'HEAD' ? { ...response, status: 405 } : response),
  ],
];
