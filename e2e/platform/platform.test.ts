import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { rawRequest } from '@/lib/raw-request';
import { readSettings } from '@/lib/settings';
import { listen } from './server';
import { call, openSocket, operator, siteOrigin, temporaryFolder, testPlatform } from './testing';

const desk = new Hono()
  .get('/preview', (c) => c.text('The desk'))
  .get('/preview/broken', () => {
    throw new Error('secret detail');
  });
const running = testPlatform({ extend: () => desk });
const me = '/apps/brazos/entities/User/me';
const tasks = '/apps/brazos/entities/Task';

test('listens on the loopback address only', async () => {
  const { http, close } = await listen(0);
  expect(http.address()).toMatchObject({ address: '127.0.0.1' });
  await close();
});

test('an error reveals nothing internal', async () => {
  const broken = await fetch(`${running.platform.url}/preview/broken`);
  expect(broken.status).toBe(500);
  expect(await broken.text()).not.toMatch(/secret|\.ts|\bat /);
});

test('refuses a body of more than 10 MiB', async () => {
  const { platform } = running;
  const json = 'x'.repeat(10 * 1024 * 1024);
  expect((await call(platform, tasks, { json, token: platform.tokenFor(operator) })).status).toBe(
    413,
  );
});

test('rejects a missing, forged, or expired token', async () => {
  const { platform } = running;
  const token = platform.tokenFor(operator);
  const [header, claims = '', signature] = token.split('.');
  const later = Buffer.from(claims, 'base64url').toString().replace(/ \d/, ' 9');
  const forged = `${header}.${Buffer.from(later).toString('base64url')}.${signature}`;
  for (const bad of [undefined, 'x.y.z', claims, forged, platform.tokenFor(operator, -1)]) {
    const answer = await call(platform, me, { token: bad });
    expect([answer.status, (await answer.json()).code], bad).toEqual([401, 'auth_required']);
  }
  const answer = await call(platform, me, { token });
  expect(await answer.json()).toMatchObject({ email: operator, role: 'user' });
});

test('never puts a token into an event', async () => {
  const { platform } = running;
  const token = platform.tokenFor(operator);
  const inner = encodeURIComponent(`${platform.url}/?a=1&access_token=${token}`);
  for (const path of [
    `/nothing?access_token=${token}&b=2`,
    '/nothing?token=short&reset_token=secret',
    `/apps/auth/logout?from_url=${inner}`,
    `/apps/brazos/${token}`,
    `/apps/brazos/${token.replace('.', '%2E')}`,
  ]) {
    await call(platform, path, { token, redirect: 'manual' });
  }
  const text = JSON.stringify(platform.events.recent());
  for (const part of token.split('.')) expect(text).not.toContain(part);
  expect(text).not.toMatch(/short|secret/);
  expect(text).toContain('?b=2');
});

test('answers the site’s preflight and lets it read errors, even if every route has a fault', async () => {
  const { platform } = running;
  platform.faults.add({ route: '*', kind: 'status', status: 500 });
  const headers = { Origin: siteOrigin };
  const [method, names] = ['Access-Control-Request-Method', 'Access-Control-Request-Headers'];
  const asking = { ...headers, [method]: 'PUT', [names]: 'authorization,on-behalf-of' };
  const preflight = await call(platform, tasks, { method: 'OPTIONS', headers: asking });
  const failed = await call(platform, tasks, { headers });
  expect([preflight.status, failed.status]).toEqual([204, 500]);
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    'access-control-allow-origin': siteOrigin,
    'access-control-allow-methods': expect.stringContaining('PUT'),
    'access-control-allow-headers': 'authorization,on-behalf-of',
  });
  expect(Object.fromEntries(failed.headers)).toMatchObject({
    'access-control-allow-origin': siteOrigin,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});

test.each(['https://evil.example', 'null', `${siteOrigin}.evil.example`])(
  'refuses reads, writes, and sockets from the origin %s',
  async (Origin) => {
    const { platform } = running;
    const token = platform.tokenFor(operator);
    for (const json of [undefined, { title: 'From elsewhere' }]) {
      const answer = await call(platform, tasks, { token, headers: { Origin }, json });
      expect([answer.status, (await answer.json()).code]).toEqual([403, 'origin_refused']);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
    expect(await (await call(platform, tasks, { token })).json()).toEqual([]);
    await openSocket(platform, token, { Origin }).next('connect_error');
  },
);

/** The last ones are its own. A web page can make a name resolve to this machine. */
const hosts = ['evil.example', '127.0.0.1.evil.example', 'user@evil.example', '0.0.0.0'];
test.each([...hosts, '127.0.0.1', 'LOCALHOST'])(
  'answers to its own names only: %s',
  async (name) => {
    const { platform } = running;
    const host = `${name}:${new URL(platform.url).port}`;
    const token = platform.tokenFor(operator);
    const headers = { host, authorization: `Bearer ${token}` };
    const expected = hosts.includes(name) ? [400, 421] : [200];
    for (const path of [`/api${me}`, '/login', '/preview']) {
      const { status } = await rawRequest(platform.url, path, { headers });
      expect(expected, path).toContain(status);
    }
    const { next } = openSocket(platform, token, { host });
    await next(hosts.includes(name) ? 'connect_error' : 'connect');
  },
);

describe('the exported site', () => {
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
  const get = (path: string, method = 'GET') =>
    rawRequest(published.platform.url, path, { method });

  const missing = '/Nope /404 /AITeam.html.br /_headers //_headers //evil.example/ /%00 /%zz';
  const outside = '/../secret.txt /%2e%2e%2fsecret.txt /x/..%2f..%2fsecret.txt';
  test.each(`${missing} ${outside}`.split(' '))('has the 404 page at %s', async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.body.toString()]).toEqual([404, '404.html']);
    expect(answer.header('location')).toBe('');
  });

  test('is read-only, and nobody may store a response to a token', async () => {
    expect((await get('/AITeam', 'POST')).status).toBe(405);
    for (const path of [
      '/AITeam?access_token=a',
      '/aiteam?access%5Ftoken=a',
      '/Nope?access_token=a',
    ])
      expect((await get(path)).header('cache-control'), path).toBe('no-store');
  });

  test('has none of its headers without the build’s settings, as on some hosts', async () => {
    const { header } = await rawRequest(plain.platform.url, '/AITeam');
    expect(header('content-security-policy')).toBe('');
    expect(header('cache-control')).toBe('public, max-age=0, must-revalidate');
  });
});
