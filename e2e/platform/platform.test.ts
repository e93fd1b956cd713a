import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { rawRequest } from '@/lib/raw-request';
import { listen } from './server';
import { call, openSocket, operator, siteOrigin, testPlatform } from './testing';

const desk = new Hono()
  .get('/preview', (c) => c.text('The desk'))
  .get('/preview/broken', () => {
    throw new Error('secret detail');
  });
const running = testPlatform({ extend: () => desk });
const me = '/apps/brazos/entities/User/me';
const tasks = '/apps/brazos/entities/Task';

test('listens on the loopback address only', async () => {
  const { http } = await listen(0);
  expect(http.address()).toMatchObject({ address: '127.0.0.1' });
  http.close();
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
  running.platform.faults.add({ route: '*', kind: 'status', status: 500 });
  const preflight = {
    'Access-Control-Request-Method': 'PUT',
    'Access-Control-Request-Headers': 'authorization,x-app-id,on-behalf-of',
  };
  for (const method of ['OPTIONS', 'GET']) {
    const headers = { Origin: siteOrigin, ...(method === 'OPTIONS' && preflight) };
    const answer = await call(running.platform, tasks, { method, headers });
    expect(answer.headers.get('access-control-allow-origin')).toBe(siteOrigin);
    if (method === 'GET') {
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    } else {
      expect(answer.status).toBe(204);
      expect(answer.headers.get('access-control-allow-methods')).toContain('PUT');
      expect(answer.headers.get('access-control-allow-headers')).toContain('on-behalf-of');
    }
  }
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
