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

/** Names that a web page can have lead to this machine, or that only look like the platform's. */
const foreign = (): string[] => [
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

test('a call under another name is refused before it is looked at', async () => {
  const { platform } = running;
  const authorization = `Bearer ${platform.tokenFor(operator)}`;
  for (const host of foreign()) {
    for (const path of [me, '/login', '/preview', '/', '/api/apps/auth/logout']) {
      const answer = await rawRequest(platform.url, path, { headers: { host, authorization } });
      expect([400, 421], `${host} ${path}`).toContain(answer.status);
      expect(answer.body.toString()).not.toContain('Otto');
    }
  }
  const [refused] = foreign().slice(1);
  const answer = await rawRequest(platform.url, me, { headers: { host: refused ?? '' } });
  expect(JSON.parse(answer.body.toString())).toMatchObject({ code: 'host_unknown' });
  expect(platform.events.recent()).toEqual([]);
});

test('the platform’s own names are answered', async () => {
  const { platform } = running;
  const headers = { authorization: `Bearer ${platform.tokenFor(operator)}` };
  for (const host of [`127.0.0.1:${port()}`, `LOCALHOST:${port()}`, new URL(siteOrigin).host]) {
    const answer = await rawRequest(platform.url, me, { headers: { ...headers, host } });
    expect(answer.status, host).toBe(200);
  }
});

test('a socket under another name is refused', async () => {
  const headers = { Host: `evil.example:${port()}` };
  const error = await nextEvent(openSocket(running.platform, { headers }), 'connect_error');
  expect(error.message).toBe('websocket error');
});
