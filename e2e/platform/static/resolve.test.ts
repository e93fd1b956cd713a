import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTarget } from './resolve';
import { files, testSite } from './testing';

test.each([
  ['/', { segments: [], hasTrailingSlash: false, query: '' }],
  ['/?a=/../b?c', { segments: [], hasTrailingSlash: false, query: '?a=/../b?c' }],
  ['/a%20b/c', { segments: ['a b', 'c'], hasTrailingSlash: false, query: '' }],
  ['/a/?', { segments: ['a'], hasTrailingSlash: true, query: '?' }],
])('parses the target %s', (raw, target) => {
  expect(readTarget(raw)).toEqual(target);
});

// Defense in depth: the site folder wouldn't contain such names either.
test.each([
  '',
  'a',
  '*',
  '//',
  '//a',
  '/a//',
  '/.',
  '/..',
  '/../a',
  '/a/..',
  '/%2e%2E/a',
  '/a%2fb',
  '/a%5cb',
  '/a\\b',
  '/a%00',
  '/%',
  '/%ff',
])('rejects the target %s', (raw) => {
  expect(readTarget(raw)).toBeUndefined();
});

const { get } = testSite();

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
])('serves %s as the file %s', async (path, file) => {
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
])('redirects %s with %d to %s', async (path, status, location) => {
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
])('answers %.60s with the 404 page', async (path) => {
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
])('reveals nothing and doesn’t redirect for the target %s', async (path) => {
  const answer = await get(path);
  expect([400, 404]).toContain(answer.status);
  expect(answer.headers.location).toBeUndefined();
  expect(answer.body.toString()).not.toContain('secret');
});

test('never serves a file outside the folder or redirects to another host, whatever the path', async () => {
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
