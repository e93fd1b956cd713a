import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { rawRequest } from '@/lib/raw-request';
import { call, nextEvent, openSocket, operator, siteOrigin, testPlatform } from '../testing';

const running = testPlatform({
  extend: () => new Hono().get('/preview', (c) => c.text('The desk')),
});
const me = '/apps/brazos/entities/User/me';
const tasks = '/apps/brazos/entities/Task';
const port = () => new URL(running.platform.url).port;

test('answers the site’s preflight and lets it read errors, even if every route has a fault', async () => {
  running.platform.faults.add({ route: '*', kind: 'status', status: 500 });
  const wanted = 'authorization,x-app-id,base44-functions-version,on-behalf-of';
  const { status, headers } = await call(running.platform, tasks, {
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

  const failed = await call(running.platform, tasks, { headers: { Origin: siteOrigin } });
  expect(failed.headers.get('access-control-allow-origin')).toBe(siteOrigin);
  expect(failed.headers.get('cache-control')).toBe('no-store');
  expect(failed.headers.get('x-content-type-options')).toBe('nosniff');
});

test.each(['https://evil.example', 'null', `${siteOrigin}.evil.example`])(
  'refuses reads, writes, and sockets from the origin %s',
  async (origin) => {
    const { platform } = running;
    const token = platform.tokenFor(operator);
    const headers = { Origin: origin };
    for (const answer of [
      await call(platform, me, { token, headers }),
      await call(platform, tasks, { token, headers, json: { title: 'From elsewhere' } }),
    ]) {
      expect([answer.status, (await answer.json()).code]).toEqual([403, 'origin_refused']);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
    expect(await (await call(platform, tasks, { token })).json()).toEqual([]);
    const error = await nextEvent(openSocket(platform, { token, headers }), 'connect_error');
    expect(error.message).toBe('websocket error');
  },
);

/** A web page could make these resolve to this machine, or they only look like the platform's. */
const foreignHosts = ['evil.example', '127.0.0.1.evil.example', 'user@evil.example', '0.0.0.0'];

test.each(foreignHosts)('refuses calls and sockets with the Host header %s', async (name) => {
  const { platform } = running;
  const host = `${name}:${port()}`;
  const token = platform.tokenFor(operator);
  const headers = { host, authorization: `Bearer ${token}` };
  for (const path of [`/api${me}`, '/login', '/preview', '/']) {
    const answer = await rawRequest(platform.url, path, { headers });
    expect([400, 421], path).toContain(answer.status);
    expect(answer.body.toString()).not.toContain('Otto');
  }
  expect(platform.events.recent()).toEqual([]);
  const error = await nextEvent(
    openSocket(platform, { token, headers: { host } }),
    'connect_error',
  );
  expect(error.message).toBe('websocket error');
});

test('answers calls to the platform’s own host names', async () => {
  const { platform } = running;
  const authorization = `Bearer ${platform.tokenFor(operator)}`;
  for (const host of [`127.0.0.1:${port()}`, `LOCALHOST:${port()}`, new URL(siteOrigin).host]) {
    const headers = { authorization, host };
    const answer = await rawRequest(platform.url, `/api${me}`, { headers });
    expect(answer.status, host).toBe(200);
  }
});
