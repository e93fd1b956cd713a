import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { rawRequest } from '@/lib/raw-request';
import { operator, siteOrigin, testPlatform } from '../testing';
import { nextEvent, openSocket } from '../testing-socket';

const running = testPlatform({
  extend: () => new Hono().get('/preview', (c) => c.text('The desk')),
});
const me = '/api/apps/brazos/entities/User/me';
const port = () => new URL(running.platform.url).port;

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
    for (const path of [me, '/login', '/preview', '/', '/api/apps/auth/logout']) {
      const answer = await rawRequest(platform.url, path, { headers: { host, authorization } });
      expect([400, 421], `${host} ${path}`).toContain(answer.status);
      expect(answer.body.toString()).not.toContain('Otto');
    }
  }
  const [refused] = foreignHosts().slice(1);
  const answer = await rawRequest(platform.url, me, { headers: { host: refused ?? '' } });
  expect(JSON.parse(answer.body.toString())).toMatchObject({ code: 'host_unknown' });
  expect(platform.events.recent()).toEqual([]);
});

test('answers calls to the platform’s own host names', async () => {
  const { platform } = running;
  const headers = { authorization: `Bearer ${platform.tokenFor(operator)}` };
  for (const host of [`127.0.0.1:${port()}`, `LOCALHOST:${port()}`, new URL(siteOrigin).host]) {
    const answer = await rawRequest(platform.url, me, { headers: { ...headers, host } });
    expect(answer.status, host).toBe(200);
  }
});

test('refuses a socket with a foreign Host header', async () => {
  const headers = { Host: `evil.example:${port()}` };
  const error = await nextEvent(openSocket(running.platform, { headers }), 'connect_error');
  expect(error.message).toBe('websocket error');
});
