import { brotliCompressSync } from 'node:zlib';
import type { HostFault } from '../faulty-host';
import { isHashed, isPage, withoutHeader } from './edit-response';

/** What can be wrong with what is sent. */
export const bodyFaults: readonly HostFault[] = [
  [
    'nothing is compressed',
    /is sent as identity to clients that accept br, gzip/,
    'compression',
    (path, _, __, ask) => ask(path),
  ],
  [
    'only gzip is on',
    /is sent as gzip to clients that accept br, gzip/,
    'compression',
    (path, answer, { headers }, ask) =>
      /br/.test(headers['accept-encoding'] ?? '')
        ? ask(path, { 'accept-encoding': 'gzip' })
        : answer,
  ],
  [
    'what is compressed is compressed again',
    /does not decompress as br: \//,
    'compression',
    (_, answer) =>
      answer.headers['content-encoding'] === 'br'
        ? { ...answer, body: brotliCompressSync(answer.body) }
        : answer,
  ],
  [
    'compressed forms are sent to everybody',
    /is sent as br to clients that don’t accept it/,
    'compression',
    (path, answer, { method }, ask) =>
      isPage(path) && method === 'GET' ? ask(path, { 'accept-encoding': 'br' }) : answer,
  ],
  [
    'caches are not told of the forms',
    /Vary: Accept-Encoding is missing/,
    'compression',
    (_, answer) => withoutHeader(answer, 'vary'),
  ],
  [
    'a page is that of an older build',
    /is not the page of this build: \/AITeam$/m,
    'files',
    (path, answer) =>
      path === '/AITeam'
        ? { ...answer, body: Buffer.from(String(answer.body).replace('thisBuild', 'lastBuild')) }
        : answer,
  ],
  [
    'a script was not published',
    /returns status 404 instead of 200: \/_next\/static\/chunks\/app.js/,
    'files',
    (path, answer, _, ask) => (isHashed(path) ? ask('/NoSuchPage') : answer),
  ],
  [
    'a script is another’s',
    /is not the file of this build: \/_next/,
    'files',
    (path, answer) => (isHashed(path) ? { ...answer, body: Buffer.from('alert(1)') } : answer),
  ],
  [
    'a CDN puts a script of its own into pages',
    /is modified in transit: \/AITeam, \/Home/,
    'transform',
    (path, answer) =>
      isPage(path) ? { ...answer, body: Buffer.concat([answer.body, Buffer.from('<i>')]) } : answer,
  ],
  [
    'films come whole only',
    /range requests for a film fail: \/media\/home.mp4/,
    'transfer',
    (path, answer, _, ask) => (answer.status === 206 ? ask(path) : answer),
  ],
  [
    'nothing is known of what the reader has',
    /has neither ETag nor Last-Modified/,
    'transfer',
    (_, answer) => withoutHeader(withoutHeader(answer, 'etag'), 'last-modified'),
  ],
  [
    'what the reader has is sent again',
    /is sent again to clients that already have it/,
    'transfer',
    (path, answer, _, ask) => (answer.status === 304 ? ask(path) : answer),
  ],
  [
    'HEAD is refused',
    /HEAD returns status 405/,
    'transfer',
    (_, answer, { method }) => (method === 'HEAD' ? { ...answer, status: 405 } : answer),
  ],
];
