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

test('status answers with its body and headers, for the given number of requests', async () => {
  const body = { message: 'Too many requests' };
  running.platform.faults.add({
    route,
    times: 2,
    kind: 'status',
    status: 429,
    body,
    headers: { 'Retry-After': '1' },
  });
  const response = await get();
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('1');
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('access-control-allow-origin')).toBe(siteOrigin);
  expect(await response.json()).toEqual(body);
  expect(running.platform.faults.list()).toMatchObject([{ times: 1 }]);
  expect((await get()).status).toBe(429);
  expect(running.platform.faults.list()).toEqual([]);
  expect((await get()).status).toBe(200);
});

test('status sends a string as is, and no body if there is none or the status forbids one', async () => {
  const { faults } = running.platform;
  faults.set([
    {
      route,
      times: 1,
      kind: 'status',
      status: 502,
      body: '<h1>Bad gateway</h1>',
      headers: { 'CONTENT-TYPE': 'text/html' },
    },
    { route, times: 1, kind: 'status', status: 503 },
    { route, times: 1, kind: 'status', status: 204, body: {} },
  ]);
  const text = await get();
  expect(text.headers.get('content-type')).toBe('text/html');
  expect(await text.text()).toBe('<h1>Bad gateway</h1>');
  expect(await (await get()).text()).toBe('');
  expect((await get()).status).toBe(204);
});

test('status can redirect and override Content-Type and Access-Control-Allow-Origin', async () => {
  const { faults } = running.platform;
  const redirectUrl = 'https://elsewhere.example/';
  faults.set([
    { route, times: 1, kind: 'status', status: 307, headers: { Location: redirectUrl } },
    {
      route,
      kind: 'status',
      status: 200,
      body: {},
      headers: { 'content-type': 'image/png', 'Access-Control-Allow-Origin': redirectUrl },
    },
  ]);
  const moved = await get({ redirect: 'manual' });
  expect(moved.status).toBe(307);
  expect(moved.headers.get('location')).toBe(redirectUrl);
  const overridden = await get();
  expect(overridden.headers.get('content-type')).toBe('image/png');
  expect(overridden.headers.get('access-control-allow-origin')).toBe(redirectUrl);
});

test('html answers with a web page', async () => {
  running.platform.faults.set([{ route, kind: 'html', status: 404 }]);
  const response = await get();
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('access-control-allow-origin')).toBe(siteOrigin);
  expect(await response.text()).toContain('<html');
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

test('drip sends the real response byte by byte, and stops when the client disconnects', async () => {
  const whole = await (await get()).text();
  running.platform.faults.set([{ route, kind: 'drip', ms: 1 }]);
  expect(await (await get()).text()).toBe(whole);
  running.platform.faults.set([{ route, kind: 'drip', ms: 600_000 }]);
  const controller = new AbortController();
  const response = await get({ signal: controller.signal });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-length')).toBe(String(whole.length));
  controller.abort();
  await expect(response.text()).rejects.toThrow('abort');
  await running.platform.reset();
});

test('deep and huge add a field to the real response', async () => {
  const right = await (await get()).json();
  running.platform.faults.set([{ route, kind: 'deep', levels: 3 }]);
  expect(await (await get()).json()).toEqual({ ...right, fault: [[[]]] });
  running.platform.faults.set([{ route, kind: 'huge', bytes: 3_000_000 }]);
  const huge = await get();
  expect(huge.headers.get('access-control-allow-origin')).toBe(siteOrigin);
  expect(await huge.json()).toEqual({ ...right, fault: 'x'.repeat(3_000_000) });
});

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

test.each<[string, unknown]>([
  ['no kind', { route }],
  ['a path without a method', { route: settings, kind: 'hang' }],
  ['an unknown kind', { route, kind: 'melt' }],
  ['an invalid status', { route, kind: 'status', status: 99 }],
  ['an invalid header', { route, kind: 'status', status: 500, headers: { 'a b': 'c' } }],
  ['zero times', { route, kind: 'hang', times: 0 }],
  ['a field of a different kind', { route, kind: 'hang', ms: 5 }],
])('rejects a fault with %s when it’s set', (_what, fault) => {
  // The cast simulates a caller in plain JavaScript.
  expect(() => running.platform.faults.add(fault as Fault)).toThrow();
  expect(() => running.platform.faults.set([fault as Fault])).toThrow();
  expect(running.platform.faults.list()).toEqual([]);
});

test('list returns a copy', () => {
  const { faults } = running.platform;
  faults.add({ route, kind: 'status', status: 500, body: { a: 1 } });
  const [first] = faults.list();
  if (first?.kind === 'status') first.body = 'changed';
  expect(faults.list()).toMatchObject([{ body: { a: 1 } }]);
});
