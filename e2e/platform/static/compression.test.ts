import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { files, testSite } from './testing';

const { get } = testSite();

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['GZIP ; Q=1', 'gzip'],
  ['deflate', undefined],
  ['br;q=0', undefined],
  ['gzip;q=0.5, identity', undefined],
  ['', undefined],
])('answers Accept-Encoding "%s" with %s', async (accepted, encoding) => {
  const answer = await get('/AITeam', { 'Accept-Encoding': accepted });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers.vary).toBe('Accept-Encoding');
  const { body } = answer;
  const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding ? gunzipSync(body) : body;
  expect(plain.toString()).toBe(files['AITeam.html']);
  expect(answer.headers['content-length']).toBe(String(body.byteLength));
});

test('sends media and short files uncompressed, and compresses the 404 page', async () => {
  const all = { 'Accept-Encoding': 'br, gzip' };
  for (const path of ['/media/home.mp4', '/icon.png', '/fonts/b.woff2', '/robots.txt']) {
    const { headers } = await get(path, all);
    expect(headers['content-encoding'], path).toBeUndefined();
    expect(headers.vary, path).toBeUndefined();
  }
  const missing = await get('/Nope', all);
  expect([missing.status, missing.headers['content-encoding']]).toEqual([404, 'br']);
  expect(missing.headers.etag).toBeUndefined();
  expect(missing.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test('uses a file that the build compressed, unless it is stale', async () => {
  const gzip = { 'Accept-Encoding': 'gzip' };
  expect(gunzipSync((await get('/ready.js', gzip)).body).toString()).toBe(
    'compressed by the build',
  );
  expect(gunzipSync((await get('/stale.js', gzip)).body).toString()).toBe(files['stale.js']);
});
