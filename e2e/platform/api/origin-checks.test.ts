import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { rawRequest } from '@/lib/raw-request';
import { call, operator, siteOrigin, testPlatform } from '../testing';
import { nextEvent, openSocket } from '../testing-socket';

const running = testPlatform({
  extend: () => new Hono().get('/preview', (c) => c.text('The desk')),
});
const me = '/apps/brazos/entities/User/me';
const port = () => new URL(running.platform.url).port;
const foreignOrigins = ['https://evil.example', 'null', `${siteOrigin}.evil.example`];

test('answers the site’s preflight, even if every route has a fault', async () => {
  running.platform.faults.add({ route: '*', kind: 'status', status: 500 });
  const wanted = 'authorization,x-app-id,base44-functions-version,on-behalf-of';
  const { status, headers } = await call(running.platform, me, {
    method: 'OPTIONS',
    headers: {
      Origin: siteOrigin,
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Headers': wanted,
    },
  });
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe(siteOrigin);
  expect(headers.get('access-control-allow-methods')).toContain('PUT');
  expect(headers.get('access-control-allow-headers')).toBe(wanted);
  expect(running.platform.events.recent()).toEqual([]);
});

test('lets the site read error responses too', async () => {
  const { headers } = await call(running.platform, '/nothing', { headers: { Origin: siteOrigin } });
  expect(headers.get('access-control-allow-origin')).toBe(siteOrigin);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test.each(foreignOrigins)('refuses reads and writes from the origin %s', async (origin) => {
  const { platform } = running;
  const token = platform.tokenFor(operator);
  const form = new FormData();
  form.set('title', 'From elsewhere');
  const headers = { Origin: origin, Cookie: 'a=b' };
  for (const answer of [
    await call(platform, me, { token, headers }),
    await call(platform, '/apps/brazos/functions/add-task', {
      method: 'POST',
      headers,
      body: form,
    }),
    await call(platform, me, { method: 'PUT', headers, token, json: { full_name: 'X' } }),
  ]) {
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'origin_refused']);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  }
  expect(await (await call(platform, '/apps/brazos/entities/Task', { token })).json()).toEqual([]);
});

/** Hosts that a web page could make resolve to this machine, or that only look like the platform's. */
const foreignHosts = (): string[] => [
  'evil.example',
  `evil.example:${port()}`,
  `127.0.0.1.evil.example:${port()}`,
  `user@evil.example:${port()}`,
  `0.0.0.0:${port()}`,
];

test('refuses a call with a foreign Host header before handling it', async () => {
  const { platform } = running;
  const authorization = `Bearer ${platform.tokenFor(operator)}`;
  for (const host of foreignHosts()) {
    for (const path of [`/api${me}`, '/login', '/preview', '/']) {
      const answer = await rawRequest(platform.url, path, { headers: { host, authorization } });
      expect([400, 421], `${host} ${path}`).toContain(answer.status);
      expect(answer.body.toString()).not.toContain('Otto');
    }
  }
  expect(platform.events.recent()).toEqual([]);
});

test('answers calls to the platform’s own host names', async () => {
  const { platform } = running;
  const headers = { authorization: `Bearer ${platform.tokenFor(operator)}` };
  for (const host of [`127.0.0.1:${port()}`, `LOCALHOST:${port()}`, new URL(siteOrigin).host]) {
    const answer = await rawRequest(platform.url, `/api${me}`, { headers: { ...headers, host } });
    expect(answer.status, host).toBe(200);
  }
});

test('refuses a socket with a foreign Host header', async () => {
  const headers = { Host: `evil.example:${port()}` };
  const error = await nextEvent(openSocket(running.platform, { headers }), 'connect_error');
  expect(error.message).toBe('websocket error');
});
