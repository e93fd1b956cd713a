import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rawRequest } from '@/lib/raw-request';
import { readSettings } from '@/lib/settings';
import { temporaryFolder, testPlatform } from '../testing';

// What it serves and where it redirects is checked on the whole site, as on other hosts (e2e/hosts).
const folder = temporaryFolder();
const out = join(folder, 'out');
mkdirSync(out);
for (const name of ['index.html', '404.html', 'AITeam.html', '_headers', 'AITeam.html.br']) {
  writeFileSync(join(out, name), name);
}
writeFileSync(join(out, '_redirects'), '/aiteam /AITeam 301\n');
writeFileSync(join(folder, 'secret.txt'), 'secret');

const published = testPlatform({ out, siteSettings: readSettings({}) });
const plain = testPlatform({ out });
const get = (path: string, method = 'GET') => rawRequest(published.platform.url, path, { method });

const missing = '/Nope /404 /AITeam.html.br /_headers //_headers //evil.example/ /%00 /%zz';
const outside = '/../secret.txt /%2e%2e%2fsecret.txt /x/..%2f..%2fsecret.txt';

test.each(`${missing} ${outside}`.split(' '))('answers %s with the 404 page', async (path) => {
  const answer = await get(path);
  expect([answer.status, answer.body.toString()]).toEqual([404, '404.html']);
  expect(answer.header('location')).toBe('');
});

test('refuses writes', async () => {
  expect((await get('/AITeam', 'POST')).status).toBe(405);
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
