import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { page, testSite } from './testing';

const { get, out } = testSite();

const noCache = 'public, max-age=0, must-revalidate';

test('answers 304 to a client that has the file, with a different ETag per encoding', async () => {
  for (const encoding of ['identity', 'br', 'gzip']) {
    const accepted = { 'Accept-Encoding': encoding };
    const { headers } = await get('/AITeam', accepted);
    const etag = headers.etag ?? '';
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const answer = await get('/AITeam', { ...accepted, 'If-None-Match': known });
      expect(answer.status, known).toBe(304);
      expect(answer.body.byteLength).toBe(0);
      expect(answer.headers.etag).toBe(etag);
      expect(answer.headers['cache-control']).toBe(noCache);
      expect(answer.headers.vary).toBe('Accept-Encoding');
    }
    const other = await get('/AITeam', { 'Accept-Encoding': 'deflate', 'If-None-Match': '"x"' });
    expect(other.status).toBe(200);
  }
  const tags = await Promise.all(
    ['identity', 'br', 'gzip'].map(
      async (encoding) => (await get('/AITeam', { 'Accept-Encoding': encoding })).headers.etag,
    ),
  );
  expect(new Set(tags).size).toBe(3);
});

test('uses If-Modified-Since only without If-None-Match', async () => {
  const since = String((await get('/AITeam')).headers['last-modified']);
  expect((await get('/AITeam', { 'If-Modified-Since': since })).status).toBe(304);
  const before = new Date(Date.parse(since) - 1000).toUTCString();
  expect((await get('/AITeam', { 'If-Modified-Since': before })).status).toBe(200);
  expect((await get('/AITeam', { 'If-Modified-Since': 'yesterday' })).status).toBe(200);
  const both = { 'If-Modified-Since': since, 'If-None-Match': '"x"' };
  expect((await get('/AITeam', both)).status).toBe(200);
});

test('gives a rewritten file a new ETag and compresses it again', async () => {
  const path = join(out, 'fresh.html');
  const br = { 'Accept-Encoding': 'br' };
  writeFileSync(path, page('first'));
  utimesSync(path, 1000, 1000);
  const first = await get('/fresh', br);
  writeFileSync(path, page('again'));
  utimesSync(path, 2000, 2000);
  const again = await get('/fresh', { ...br, 'If-None-Match': first.headers.etag ?? '' });
  expect(again.status).toBe(200);
  expect(brotliDecompressSync(again.body).toString()).toContain('again');
  rmSync(path);
  expect((await get('/fresh', br)).status).toBe(404);
});
