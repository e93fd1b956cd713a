import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { redirectsFile } from '@/lib/deploy/hosts/headers-and-redirects';
import { describeHosting, headersAt } from '@/lib/deploy/hosts/host-description';
import { rawRequest } from '@/lib/raw-request';
import { readSettings } from '@/lib/settings';
import { temporaryFolder, testPlatform } from '../testing';

const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
const files: Record<string, string | Buffer> = {
  'index.html': 'index',
  '404.html': 'not found',
  'Home.html': 'Home',
  'AITeam.html': 'AI Team',
  'AITeam.html.br': brotliCompressSync('AI Team'),
  'AITeam.html.gz': gzipSync('AI Team'),
  'llms.txt': 'The pages',
  '_next/static/chunks/app.js': 'const a = 1;',
  _headers: 'for hosts',
  _redirects: redirectsFile(
    describeHosting(readSettings({}), [{ name: 'Home' }, { name: 'AITeam', from: ['/old/team'] }]),
  ),
  '.well-known/security.txt': 'Contact: x',
  'media/home.mp4': film,
};
const folder = temporaryFolder();
const out = join(folder, 'out');
for (const [name, content] of Object.entries(files)) {
  mkdirSync(dirname(join(out, name)), { recursive: true });
  writeFileSync(join(out, name), content);
}
writeFileSync(join(folder, 'secret.txt'), 'secret');

const settings = readSettings({});
const published = testPlatform({ out, siteSettings: settings });
const plain = testPlatform({ out });
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(published.platform.url, path, { headers, method });

test.each([
  ['/', 'index.html', 'text/html; charset=utf-8'],
  ['/Home', 'Home.html', 'text/html; charset=utf-8'],
  ['/AITeam?_rsc=1', 'AITeam.html', 'text/html; charset=utf-8'],
  ['/%41ITeam', 'AITeam.html', 'text/html; charset=utf-8'],
  ['/llms.txt', 'llms.txt', 'text/plain; charset=utf-8'],
  ['/.well-known/security.txt', '.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/_next/static/chunks/app.js', '_next/static/chunks/app.js', 'text/javascript; charset=utf-8'],
  ['/media/home.mp4', 'media/home.mp4', 'video/mp4'],
])('serves %s as the file %s, with its headers', async (path, file, type) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.body.equals(Buffer.from(files[file] ?? 'no such file'))).toBe(true);
  expect(answer.header('content-type')).toBe(type);
  const { 'Strict-Transport-Security': _, ...expected } = headersAt(
    describeHosting(settings, []),
    path,
  );
  for (const [name, value] of Object.entries(expected)) expect(answer.header(name)).toBe(value);
  // It must not be sent over plain HTTP.
  expect(answer.header('strict-transport-security')).toBe('');
});

test.each([
  ['/index.html?a=1', 308, '/?a=1'],
  ['/AITeam.html', 308, '/AITeam'],
  ['/AITeam/?q=/../x', 308, '/AITeam?q=/../x'],
  ['/aiteam?b=%20', 301, '/AITeam?b=%20'],
  ['/home', 301, '/'],
  ['/aiteam/?b=%20', 301, '/AITeam?b=%20'],
  ['/aiteam.html', 301, '/AITeam'],
  ['/old/team?b=1', 301, '/AITeam?b=1'],
  ['/old/team/', 301, '/AITeam'],
])('redirects %s with %d to %s', async (path, status, location) => {
  const answer = await get(path);
  expect([answer.status, answer.header('location')]).toEqual([status, location]);
});

test.each([
  ...[
    '/Nope',
    '/AITEAM',
    '/AITEAM/',
    '//AITeam',
    '//_headers',
    '/index',
    '/404',
    '/404.html',
    '/AITeam.html.br',
  ],
  ...['/_headers', '/media/', '/llms.txt/', '/_next/static/gone.js', '//evil.example/'],
  ...['/../secret.txt', '/%2e%2e%2fsecret.txt', '/media/..%2f..%2fsecret.txt', '/%00', '/%zz'],
])('answers %s with the 404 page', async (path) => {
  const answer = await get(path);
  expect([answer.status, answer.body.toString()]).toEqual([404, 'not found']);
  expect(answer.header('location')).toBe('');
  expect(answer.header('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(answer.header('content-security-policy')).not.toBe('');
});

test('refuses writes', async () => {
  expect((await get('/AITeam', {}, 'POST')).status).toBe(405);
});

test.each(['/AITeam?access_token=a', '/aiteam?access%5Ftoken=a', '/Nope?access_token=a'])(
  'lets nobody store the response to %s',
  async (path) => {
    expect((await get(path)).header('cache-control')).toBe('no-store');
  },
);

test('without the build’s settings, sends none of the site’s headers, as some hosts do', async () => {
  const { header } = await rawRequest(plain.platform.url, '/AITeam');
  expect(header('content-security-policy')).toBe('');
  expect(header('cache-control')).toBe('public, max-age=0, must-revalidate');
});
