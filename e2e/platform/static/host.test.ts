import { mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rawRequest, temporaryFolder, testPlatform } from '../testing';

const folder = temporaryFolder();
const out = join(folder, 'out');
const page = (name: string) => `<!doctype html><title>${name}</title>${'<p>words</p>'.repeat(40)}`;
const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
const files: Record<string, string | Buffer> = {
  'index.html': page('index'),
  '404.html': page('404'),
  '_not-found.html': page('not found'),
  'Home.html': page('Home'),
  'AITeam.html': page('AITeam'),
  'AITeam.txt': 'rsc',
  'AITeam/__next._tree.txt': 'tree',
  'AITeam/__next.$d$page.txt': 'dollar',
  'Two Words.html': page('Two Words'),
  'ISO.html': page('ISO'),
  iso: 'a file that has the alias of a page',
  'sub/page.html': page('sub'),
  'sub/index.html': page('sub index'),
  '_next/static/chunks/app.js': 'const a = 1;\n'.repeat(100),
  '_next/static/css/site.css': 'a{}'.repeat(200),
  '_next/static/media/font.woff2': film,
  'media/home.mp4': film,
  'media/home.avif': film,
  'fonts/b.woff2': film,
  'icon.svg': '<svg/>',
  'icon.png': film,
  'icons/192.png': film,
  'og/Home.png': film,
  'favicon.ico': film,
  'robots.txt': 'User-agent: *',
  'sitemap.xml': '<urlset/>',
  'manifest.webmanifest': '{}',
  'search.json': '[]',
  'ready.js': 'x'.repeat(1000),
  'ready.js.gz': gzipSync('compressed by the build'),
  'stale.js': 'y'.repeat(1000),
  'stale.js.gz': gzipSync('older than its file'),
  'empty.txt': '',
  'data.bin': film,
  '.well-known/security.txt': 'Contact: x',
};
for (const [name, content] of Object.entries(files)) {
  mkdirSync(dirname(join(out, name)), { recursive: true });
  writeFileSync(join(out, name), content);
}
writeFileSync(join(folder, 'secret.txt'), 'secret');
symlinkSync(join(folder, 'secret.txt'), join(out, 'link.txt'));
symlinkSync(folder, join(out, 'link'));
utimesSync(join(out, 'stale.js.gz'), 1, 1);

const running = testPlatform({ out });
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(running.platform, path, { headers, method });

test.each([
  ['/', 'index.html'],
  ['/?a=1', 'index.html'],
  ['/AITeam', 'AITeam.html'],
  ['/AITeam?_rsc=1', 'AITeam.html'],
  ['/%41ITeam', 'AITeam.html'],
  ['/Home', 'Home.html'],
  ['/Two%20Words', 'Two Words.html'],
  ['/AITeam.txt', 'AITeam.txt'],
  ['/AITeam/__next._tree.txt', 'AITeam/__next._tree.txt'],
  ['/AITeam/__next.$d$page.txt', 'AITeam/__next.$d$page.txt'],
  ['/AITeam/__next.%24d%24page.txt', 'AITeam/__next.$d$page.txt'],
  ['/iso', 'iso'],
  ['/sub/page', 'sub/page.html'],
  ['/sub/index.html', 'sub/index.html'],
  ['/.well-known/security.txt', '.well-known/security.txt'],
  ['/favicon.ico', 'favicon.ico'],
  ['/empty.txt', 'empty.txt'],
])('%s is the file %s', async (path, file) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.body.equals(Buffer.from(files[file] ?? 'no such file'))).toBe(true);
  expect(answer.headers['content-length']).toBe(String(answer.body.byteLength));
});

test.each([
  ['/index.html', 308, '/'],
  ['/index.html?a=1&b=%20', 308, '/?a=1&b=%20'],
  ['/AITeam.html', 308, '/AITeam'],
  ['/AITeam/', 308, '/AITeam'],
  ['/AITeam/?q=/../x', 308, '/AITeam?q=/../x'],
  ['/Home/', 308, '/Home'],
  ['/sub/page.html', 308, '/sub/page'],
  ['/sub/page/', 308, '/sub/page'],
  ['/Two%20Words/', 308, '/Two%20Words'],
  ['/aiteam', 301, '/AITeam'],
  ['/aiteam?utm_source=mail', 301, '/AITeam?utm_source=mail'],
  ['/home', 301, '/'],
  ['/home?a=1', 301, '/?a=1'],
  ['/two-words', 301, '/Two%20Words'],
])('%s leads with %d to %s', async (path, status, location) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
});

test.each([
  '/AITEAM',
  '/aiTeam',
  '/aiteam/',
  '/aiteam.html',
  '/AITEAM.html',
  '/AITEAM/__next._tree.txt',
  '/two%20words',
  '/index',
  '/404',
  '/404.html',
  '/404/',
  '/_not-found',
  '/_not-found.html',
  '/sub',
  '/sub/',
  '/sub/index',
  '/media',
  '/media/',
  '/AITeam//',
  '/AITeam/x',
  '/AITeam.html/',
  '/robots.txt/',
  '/link.txt',
  '/link/secret.txt',
  '//',
  '//evil.example',
  '//evil.example/',
  '///AITeam/',
  '//evil.example/..',
  '/..',
  '/../secret.txt',
  '/../../../../../../etc/passwd',
  '/AITeam/../AITeam',
  '/AITeam/..',
  '/./AITeam',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/media/..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
  '/%2f%2fevil.example/',
  '/%5c%5cevil.example/',
  '/AITeam%00',
  '/AITeam%00.html',
  '/%00',
  '/%',
  '/%zz',
  '/%E0%A4%A',
  '/%C0%AE%C0%AE/secret.txt',
  '/AITeam%2F',
  '/AITeam;x',
  '/AITeam#x',
  '/toString',
  '/__proto__',
  `/${'x'.repeat(5000)}`,
])('%.60s is the 404 page', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(answer.body.toString()).toBe(files['404.html']);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers.location).toBeUndefined();
});

test.each([
  '/\\evil.example',
  '/..\\secret.txt',
  'http://evil.example/AITeam/',
  '*',
  '/aiteam?x=\u00e9',
])('the target %s gives nothing away and leads nowhere', async (path) => {
  const answer = await get(path);
  expect([400, 404]).toContain(answer.status);
  expect(answer.headers.location).toBeUndefined();
  expect(answer.body.toString()).not.toContain('secret');
});

test('no path whatever leads out of the folder or to another host', async () => {
  const parts = [
    '..',
    '.',
    '',
    '%2e%2e',
    '%2f',
    '%5c',
    '%00',
    '%',
    'AITeam',
    'aiteam',
    'home',
    'link',
  ];
  const part = fc.constantFrom(...parts, 'AITeam.html', 'secret.txt', 'evil.example', '@', ':');
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(part, { maxLength: 3 }), { maxLength: 5 }), async (path) => {
      const target = `/${path.map((names) => names.join('')).join('/')}`;
      const { status, headers, body } = await get(target);
      expect([200, 301, 308, 400, 404], target).toContain(status);
      expect(headers.location ?? '/', target).toMatch(/^\/(?![/\\])/);
      expect(body.toString(), target).not.toContain('secret');
    }),
    { numRuns: 200 },
  );
});

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
  ['/fonts/b.woff2', 'font/woff2', noCache],
  ['/_next/static/media/font.woff2', 'font/woff2', forever],
  ['/_next/static/chunks/app.js', 'text/javascript; charset=utf-8', forever],
  ['/_next/static/css/site.css', 'text/css; charset=utf-8', forever],
])('%s is %s, kept as "%s"', async (path, type, cache) => {
  const { headers } = await get(path);
  expect(headers['content-type']).toBe(type);
  expect(headers['cache-control']).toBe(cache);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['last-modified']).toMatch(/ GMT$/);
  expect(headers.etag).toMatch(/^"[^"]+"$/);
});

test('other methods than GET and HEAD are refused', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PURGE']) {
    const answer = await get('/AITeam', {}, method);
    expect(answer.status, method).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  }
});

test.each(['/', '/AITeam', '/media/home.mp4', '/Nope', '/aiteam', '/_next/static/chunks/app.js'])(
  'HEAD %s has the headers of GET and no body',
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
])('Accept-Encoding "%s" gets %s', async (accepted, encoding) => {
  const answer = await get('/AITeam', { 'Accept-Encoding': accepted });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers.vary).toBe('Accept-Encoding');
  const { body } = answer;
  const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding ? gunzipSync(body) : body;
  expect(plain.toString()).toBe(files['AITeam.html']);
  expect(answer.headers['content-length']).toBe(String(body.byteLength));
});

test('media and short files are sent as they are; the 404 page is compressed', async () => {
  const all = { 'Accept-Encoding': 'br, gzip' };
  for (const path of ['/media/home.mp4', '/icon.png', '/fonts/b.woff2', '/robots.txt']) {
    const { headers } = await get(path, all);
    expect(headers['content-encoding'], path).toBeUndefined();
    expect(headers.vary, path).toBeUndefined();
  }
  const missing = await get('/Nope', all);
  expect([missing.status, missing.headers['content-encoding']]).toEqual([404, 'br']);
  expect(missing.headers.etag).toBeUndefined();
  expect(missing.headers['cache-control']).toBe(noCache);
});

test('what the build has compressed is used unless it is stale', async () => {
  const gzip = { 'Accept-Encoding': 'gzip' };
  expect(gunzipSync((await get('/ready.js', gzip)).body).toString()).toBe(
    'compressed by the build',
  );
  expect(gunzipSync((await get('/stale.js', gzip)).body).toString()).toBe(files['stale.js']);
});

test('a client that has the file is told so, per encoding', async () => {
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

test('If-Modified-Since counts where there is no If-None-Match', async () => {
  const since = String((await get('/AITeam')).headers['last-modified']);
  expect((await get('/AITeam', { 'If-Modified-Since': since })).status).toBe(304);
  const before = new Date(Date.parse(since) - 1000).toUTCString();
  expect((await get('/AITeam', { 'If-Modified-Since': before })).status).toBe(200);
  expect((await get('/AITeam', { 'If-Modified-Since': 'yesterday' })).status).toBe(200);
  const both = { 'If-Modified-Since': since, 'If-None-Match': '"x"' };
  expect((await get('/AITeam', both)).status).toBe(200);
});

test('a file that is written anew gets another tag and another compressed form', async () => {
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

test.each([
  ['bytes=0-99', 0, 99],
  ['bytes=990-', 990, 999],
  ['bytes=990-5000', 990, 999],
  ['bytes=-10', 990, 999],
  ['bytes=-5000', 0, 999],
  ['bytes=5-5', 5, 5],
  ['BYTES = 1-2'.replace(' = ', '='), 1, 2],
])('Range %s gives bytes %d to %d', async (range, start, end) => {
  const answer = await get('/media/home.mp4', { Range: range });
  expect(answer.status).toBe(206);
  expect(answer.headers['content-range']).toBe(`bytes ${start}-${end}/1000`);
  expect(answer.headers['content-length']).toBe(String(end - start + 1));
  expect(answer.body.equals(film.subarray(start, end + 1))).toBe(true);
});

test.each(['bytes=1000-', 'bytes=2000-3000', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
  'Range %.30s is not satisfiable',
  async (range) => {
    const answer = await get('/media/home.mp4', { Range: range });
    expect(answer.status).toBe(416);
    expect(answer.headers['content-range']).toBe('bytes */1000');
    expect(answer.body.byteLength).toBe(0);
  },
);

test.each(['bytes=5-2', 'bytes=-', 'bytes=a-b', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=0x0-0x9'])(
  'Range %s is ignored',
  async (range) => {
    const answer = await get('/media/home.mp4', { Range: range });
    expect(answer.status).toBe(200);
    expect(answer.headers['accept-ranges']).toBe('bytes');
    expect(answer.body.equals(film)).toBe(true);
  },
);

test('parts are of the plain file, of the state the client knows, and of GET', async () => {
  const range = { Range: 'bytes=0-8', 'Accept-Encoding': 'br' };
  const part = await get('/AITeam', range);
  expect([part.status, part.headers['content-encoding']]).toEqual([206, undefined]);
  expect(part.body.toString()).toBe('<!doctype');
  const same = { ...range, 'If-Range': part.headers.etag ?? '' };
  expect((await get('/AITeam', same)).status).toBe(206);
  const other = await get('/AITeam', { ...range, 'If-Range': '"other"' });
  expect([other.status, other.body.toString()]).toEqual([200, files['AITeam.html']]);
  expect((await get('/AITeam', range, 'HEAD')).status).toBe(200);
  expect((await get('/empty.txt', { Range: 'bytes=0-' })).status).toBe(416);
  expect((await get('/Nope', range)).status).toBe(404);
});

test('many requests for the same and other files at once all get theirs', async () => {
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

test('a site without a 404 page, and one that is away, answer with a sentence', async () => {
  rmSync(join(out, '404.html'));
  const answer = await get('/Nope');
  expect(answer.status).toBe(404);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  rmSync(out, { recursive: true });
  expect((await get('/')).status).toBe(404);
});
