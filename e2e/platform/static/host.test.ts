import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testSite } from './testing';

const { get, out } = testSite();

const noCache = 'public, max-age=0, must-revalidate';
const day = 'public, max-age=86400';
const forever = 'public, max-age=31536000, immutable';
test.each([
  ['/', 'text/html; charset=utf-8', noCache],
  ['/AITeam.txt', 'text/plain; charset=utf-8', noCache],
  ['/search.json', 'application/json; charset=utf-8', noCache],
  ['/sitemap.xml', 'application/xml; charset=utf-8', noCache],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', noCache],
  ['/data.bin', 'application/octet-stream', noCache],
  ['/icon.svg', 'image/svg+xml; charset=utf-8', day],
  ['/icon.png', 'image/png', noCache],
  ['/icons/192.png', 'image/png', day],
  ['/og/Home.png', 'image/png', day],
  ['/favicon.ico', 'image/x-icon', day],
  ['/media/home.mp4', 'video/mp4', day],
  ['/media/home.avif', 'image/avif', day],
  ['/media/home.vtt', 'text/vtt; charset=utf-8', day],
  ['/fonts/b.woff2', 'font/woff2', noCache],
  ['/_next/static/media/font.woff2', 'font/woff2', forever],
  ['/_next/static/chunks/app.js', 'text/javascript; charset=utf-8', forever],
  ['/_next/static/css/site.css', 'text/css; charset=utf-8', forever],
])('serves %s as %s with Cache-Control "%s"', async (path, type, cache) => {
  const { headers } = await get(path);
  expect(headers['content-type']).toBe(type);
  expect(headers['cache-control']).toBe(cache);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['last-modified']).toMatch(/ GMT$/);
  expect(headers.etag).toMatch(/^"[^"]+"$/);
});

test('rejects methods other than GET and HEAD', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PURGE']) {
    const answer = await get('/AITeam', {}, method);
    expect(answer.status, method).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  }
});

test.each(['/', '/AITeam', '/media/home.mp4', '/Nope', '/aiteam', '/_next/static/chunks/app.js'])(
  'answers HEAD %s with the headers of GET and no body',
  async (path) => {
    for (const encoding of ['identity', 'br', 'gzip']) {
      const [whole, head] = [
        await get(path, { 'Accept-Encoding': encoding }),
        await get(path, { 'Accept-Encoding': encoding }, 'HEAD'),
      ];
      expect(head.status).toBe(whole.status);
      expect(head.body.byteLength).toBe(0);
      expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' });
    }
  },
);

test('gives each of 200 concurrent requests its own file', async () => {
  const names = ['/', '/AITeam', '/Home', '/_next/static/chunks/app.js', '/Nope'];
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      get(names[index % names.length] ?? '/', { 'Accept-Encoding': 'br' }),
    ),
  );
  for (const [index, { body }] of answers.entries()) {
    expect(body.equals(answers[index % names.length]?.body ?? body)).toBe(true);
  }
});

test('answers with 404 if the 404 page, or the whole site, is missing', async () => {
  rmSync(join(out, '404.html'));
  const answer = await get('/Nope');
  expect(answer.status).toBe(404);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  rmSync(out, { recursive: true });
  expect((await get('/')).status).toBe(404);
});
