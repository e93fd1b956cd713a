import { expect, test, vi } from 'vitest';
import type { PlatformEvent } from '../platform';
import { call, eventually, operator, siteOrigin, testPlatform } from '../testing';
import type { Fault } from './schema';

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

test('reset breaks the connection', async () => {
  running.platform.faults.add({ route, kind: 'reset' });
  const logged = nextRequest();
  await expect(get()).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
  expect(await logged).toMatchObject({ status: 0, fault: 'reset' });
});

test('hang accepts the request and never answers; resetting the platform drops it', async () => {
  running.platform.faults.add({ route, kind: 'hang' });
  const logged = nextRequest();
  const failed = expect(get()).rejects.toThrow('fetch failed');
  expect(await logged).toMatchObject({ status: 0, fault: 'hang' });
  await running.platform.reset();
  await failed;
  expect((await get()).status).toBe(200);
});

test('hang-body sends the headers and the start of the body; resetting the platform drops it', async () => {
  running.platform.faults.add({ route, kind: 'hang-body' });
  const response = await get();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('access-control-allow-origin')).toBe(siteOrigin);
  const body = expect(response.text()).rejects.toThrow('terminated');
  await running.platform.reset();
  await body;
});

test('a delay precedes the real response or another fault', async () => {
  const { faults } = running.platform;
  const delay: Fault = { route, times: 1, kind: 'delay', ms: 600_000 };
  for (const [more, status] of [
    [[], 200],
    [[{ route, kind: 'status', status: 401 }], 401],
  ] satisfies [Fault[], number][]) {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    faults.set([delay, ...more]);
    const response = get();
    await eventually(() => faults.list()).toEqual(more);
    vi.advanceTimersByTime(600_000);
    vi.useRealTimers();
    expect((await response).status).toBe(status);
  }
  expect(running.platform.events.recent()).toMatchObject([{ fault: 'delay' }, { fault: 'status' }]);
});

test('resetting the platform drops a delayed call before it has any effect', async () => {
  const { platform } = running;
  platform.faults.add({ route: '* /app-logs/*', times: 1, kind: 'delay', ms: 600_000 });
  const visit = call(platform, '/app-logs/brazos/log-user-in-app/Home', {
    method: 'POST',
    token: platform.tokenFor(operator),
  });
  const failed = expect(visit).rejects.toThrow('fetch failed');
  await eventually(() => platform.faults.list()).toEqual([]);
  await platform.reset();
  await failed;
  expect(platform.events.recent()).toEqual([]);
});

test('frees a hung connection when its client disconnects', async () => {
  running.platform.faults.add({ route, kind: 'hang' });
  const logged = nextRequest();
  const controller = new AbortController();
  const failed = expect(get({ signal: controller.signal })).rejects.toThrow('abort');
  await logged;
  controller.abort();
  await failed;
  await running.platform.reset();
});
