import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { rawRequest } from '@/lib/raw-request';
import { call, operator, siteOrigin, testPlatform } from '../testing';
import { nextEvent, openSocket } from '../testing-socket';

const running = testPlatform({
  extend: () => new Hono().get('/preview', (c) => c.text('The desk')),
});
const me = '/apps/brazos/entities/User/me';
const meUrl = `/api${me}`;
const port = () => new URL(running.platform.url).port;
const allowedOrigin = (answer: Response) => answer.headers.get('access-control-allow-origin');

test('answers the site’s preflight with the allowed methods and headers, even if every route has a fault', async () => {
  running.platform.faults.add({ route: '*', kind: 'status', status: 500 });
  const answer = await call(running.platform, me, {
    method: 'OPTIONS',
    headers: { Origin: siteOrigin, 'Access-Control-Request-Method': 'PUT' },
  });
  expect(answer.status).toBe(204);
  expect(allowedOrigin(answer)).toBe(siteOrigin);
  expect(Number(answer.headers.get('access-control-max-age'))).toBeGreaterThan(0);
  expect(answer.headers.get('access-control-allow-methods')).toContain('PUT');
  expect(answer.headers.get('access-control-allow-headers')?.toLowerCase().split(',')).toEqual([
    'authorization',
    'content-type',
    'x-app-id',
    'x-origin-url',
    'base44-functions-version',
    'on-behalf-of',
    'x-base44-anonymous-id',
  ]);
  expect(running.platform.events.recent()).toEqual([]);
});

test('lets the site read error responses too', async () => {
  for (const path of [me, '/nothing']) {
    const answer = await call(running.platform, path, { headers: { Origin: siteOrigin } });
    expect(allowedOrigin(answer), path).toBe(siteOrigin);
    expect(answer.headers.get('vary')).toBe('Origin');
  }
});

test.each(['https://evil.example', 'null', `${siteOrigin}.evil.example`, siteOrigin.toUpperCase()])(
  'sends no CORS headers to the origin %s',
  async (origin) => {
    for (const method of ['OPTIONS', 'GET']) {
      const answer = await call(running.platform, me, { method, headers: { Origin: origin } });
      expect(allowedOrigin(answer)).toBeNull();
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    }
  },
);

test('refuses reads from other origins, even with a valid token', async () => {
  const { platform } = running;
  const token = platform.tokenFor(operator);
  for (const origin of ['https://evil.example', 'null', `${platform.url}.evil.example`]) {
    const answer = await call(platform, me, { token, headers: { Origin: origin, Cookie: 'a=b' } });
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'origin_refused']);
  }
  const own = await call(platform, me, { token, headers: { Origin: platform.url } });
  expect(own.status).toBe(200);
  expect(own.headers.get('cache-control')).toBe('no-store');
  expect(own.headers.get('x-content-type-options')).toBe('nosniff');
});

test('refuses writes from other origins, with or without a preflight', async () => {
  const { platform } = running;
  const token = platform.tokenFor(operator);
  const form = new FormData();
  form.set('title', 'From elsewhere');
  for (const origin of ['https://evil.example', 'null', `${siteOrigin}.evil.example`]) {
    const headers = { Origin: origin };
    const attempts = [
      call(platform, '/apps/brazos/functions/add-task', { method: 'POST', headers, body: form }),
      call(platform, me, { method: 'PUT', headers, token, json: { full_name: 'X' } }),
      call(platform, '/apps/brazos/entities/Task', { method: 'DELETE', headers, token, json: {} }),
    ];
    for (const answer of await Promise.all(attempts)) {
      expect([answer.status, (await answer.json()).code]).toEqual([403, 'origin_refused']);
    }
  }
  const tasks = await call(platform, '/apps/brazos/entities/Task', { token });
  expect(await tasks.json()).toEqual([]);
  const own = { Origin: siteOrigin };
  const update = call(platform, me, { method: 'PUT', headers: own, token, json: {} });
  expect((await update).status).toBe(200);
});

/** Hosts that a web page could make resolve to this machine, or that only look like the platform's. */
const foreignHosts = (): string[] => [
  'evil.example',
  `evil.example:${port()}`,
  `127.0.0.1.evil.example:${port()}`,
  '127.0.0.1',
  `127.0.0.2:${port()}`,
  '127.0.0.1:1',
  `user@evil.example:${port()}`,
  `[::1]:${port()}`,
  `0.0.0.0:${port()}`,
];

test('refuses a call with a foreign Host header before handling it', async () => {
  const { platform } = running;
  const authorization = `Bearer ${platform.tokenFor(operator)}`;
  for (const host of foreignHosts()) {
    for (const path of [meUrl, '/login', '/preview', '/', '/api/apps/auth/logout']) {
      const answer = await rawRequest(platform.url, path, { headers: { host, authorization } });
      expect([400, 421], `${host} ${path}`).toContain(answer.status);
      expect(answer.body.toString()).not.toContain('Otto');
    }
  }
  const [refused] = foreignHosts().slice(1);
  const answer = await rawRequest(platform.url, meUrl, { headers: { host: refused ?? '' } });
  expect(JSON.parse(answer.body.toString())).toMatchObject({ code: 'host_unknown' });
  expect(platform.events.recent()).toEqual([]);
});

test('answers calls to the platform’s own host names', async () => {
  const { platform } = running;
  const headers = { authorization: `Bearer ${platform.tokenFor(operator)}` };
  for (const host of [`127.0.0.1:${port()}`, `LOCALHOST:${port()}`, new URL(siteOrigin).host]) {
    const answer = await rawRequest(platform.url, meUrl, { headers: { ...headers, host } });
    expect(answer.status, host).toBe(200);
  }
});

test('refuses a socket with a foreign Host header', async () => {
  const headers = { Host: `evil.example:${port()}` };
  const error = await nextEvent(openSocket(running.platform, { headers }), 'connect_error');
  expect(error.message).toBe('websocket error');
});
