import { expect, test } from 'vitest';
import type { PlatformEvent } from '../platform';
import { call, siteOrigin, testPlatform } from '../testing';

const running = testPlatform();
const settings = '/apps/public/prod/public-settings/by-id/brazos';
const route = `GET ${settings}`;
const get = (init: RequestInit = {}) =>
  call(running.platform, settings, { headers: { Origin: siteOrigin }, ...init });

/** Resolves to the next request event. */
function nextRequest(): Promise<PlatformEvent> {
  return new Promise((resolve) => {
    const unsubscribe = running.platform.events.subscribe((event) => {
      if (event.type !== 'request') return;
      unsubscribe();
      resolve(event);
    });
  });
}

test('a fault affects only its method and path', async () => {
  const { faults } = running.platform;
  for (const other of ['POST /apps/public/*', 'GET /apps/brazos/*', 'GET /apps/public', 'GET *x']) {
    faults.set([{ route: other, kind: 'status', status: 500 }]);
    expect((await get()).status, other).toBe(200);
  }
  for (const same of ['*', '* /apps/*', 'GET /apps/*/by-id/brazos', route, 'GET *settings*']) {
    faults.set([{ route: same, kind: 'status', status: 500 }]);
    expect((await get()).status, same).toBe(500);
  }
});

test('status answers with its body and headers, for the given number of requests', async () => {
  const { faults } = running.platform;
  const body = { message: 'Too many requests' };
  const headers = { 'Retry-After': '1' };
  faults.set([
    { route, times: 2, kind: 'status', status: 429, body, headers },
    { route, times: 1, kind: 'status', status: 204, body: {} },
  ]);
  const response = await get();
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('1');
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('access-control-allow-origin')).toBe(siteOrigin);
  expect(await response.json()).toEqual(body);
  expect(faults.list()).toMatchObject([{ times: 1 }, {}]);
  expect((await get()).status).toBe(429);
  expect((await get()).status).toBe(204);
  expect(faults.list()).toEqual([]);
  expect((await get()).status).toBe(200);
});

test('cut sends the real response’s headers and half of its body', async () => {
  const right = await get();
  const whole = await right.text();
  running.platform.faults.add({ route, kind: 'cut' });
  const response = await get();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-length')).toBe(right.headers.get('content-length'));
  expect(response.headers.get('access-control-allow-origin')).toBe(siteOrigin);
  const reader = response.body?.getReader();
  const part = await reader?.read();
  expect(new TextDecoder().decode(part?.value)).toBe(whole.slice(0, Math.floor(whole.length / 2)));
  await expect(reader?.read()).rejects.toThrow('terminated');
});

test('reset breaks the connection', async () => {
  running.platform.faults.add({ route, kind: 'reset' });
  const logged = nextRequest();
  await expect(get()).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
  expect(await logged).toMatchObject({ status: 0, fault: 'reset' });
});

test('hang never answers, and hang-body never ends; resetting the platform drops both', async () => {
  const { faults } = running.platform;
  faults.set([
    { route, times: 1, kind: 'hang' },
    { route, kind: 'hang-body' },
  ]);
  const logged = nextRequest();
  const failed = expect(get()).rejects.toThrow('fetch failed');
  expect(await logged).toMatchObject({ status: 0, fault: 'hang' });
  const response = await get();
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe(siteOrigin);
  const cutOff = expect(response.text()).rejects.toThrow('terminated');
  await running.platform.reset();
  await Promise.all([failed, cutOff]);
  expect((await get()).status).toBe(200);
});
