import { expect, test, vi } from 'vitest';
import type { PlatformEvent } from '../platform';
import { call, eventually, operator, siteOrigin, testPlatform } from '../testing';
import type { Fault } from './schema';

const running = testPlatform();
const settings = '/apps/public/prod/public-settings/by-id/brazos';
const route = `GET ${settings}`;
const get = (init: RequestInit = {}) =>
  call(running.platform, settings, { headers: { Origin: siteOrigin }, ...init });

/** The next request that the platform has decided on. */
function nextRequest(): Promise<PlatformEvent> {
  return new Promise((resolve) => {
    const end = running.platform.events.subscribe((event) => {
      if (event.type !== 'request') return;
      end();
      resolve(event);
    });
  });
}

test('status answers with body and headers, for as many requests as it says', async () => {
  const body = { message: 'Too many requests' };
  running.platform.faults.add({
    route,
    times: 2,
    kind: 'status',
    status: 429,
    body,
    headers: { 'Retry-After': '1' },
  });
  const answer = await get();
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe('1');
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(answer.headers.get('access-control-allow-origin')).toBe(siteOrigin);
  expect(await answer.json()).toEqual(body);
  expect(running.platform.faults.list()).toMatchObject([{ times: 1 }]);
  expect((await get()).status).toBe(429);
  expect(running.platform.faults.list()).toEqual([]);
  expect((await get()).status).toBe(200);
});

test('status sends a text as it is, and nothing without a body or where none is allowed', async () => {
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

test('status goes elsewhere, has a type and allows origins as its headers say', async () => {
  const { faults } = running.platform;
  const place = 'https://elsewhere.example/';
  faults.set([
    { route, times: 1, kind: 'status', status: 307, headers: { Location: place } },
    {
      route,
      kind: 'status',
      status: 200,
      body: {},
      headers: { 'content-type': 'image/png', 'Access-Control-Allow-Origin': place },
    },
  ]);
  const moved = await get({ redirect: 'manual' });
  expect(moved.status).toBe(307);
  expect(moved.headers.get('location')).toBe(place);
  const strange = await get();
  expect(strange.headers.get('content-type')).toBe('image/png');
  expect(strange.headers.get('access-control-allow-origin')).toBe(place);
});

test('html answers with a web page', async () => {
  running.platform.faults.set([{ route, kind: 'html', status: 404 }]);
  const answer = await get();
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(answer.headers.get('access-control-allow-origin')).toBe(siteOrigin);
  expect(await answer.text()).toContain('<html');
});

test('cut sends the headers of the right answer and half of its body', async () => {
  const right = await get();
  const whole = await right.text();
  running.platform.faults.add({ route, kind: 'cut' });
  const answer = await get();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-length')).toBe(right.headers.get('content-length'));
  expect(answer.headers.get('access-control-allow-origin')).toBe(siteOrigin);
  const reader = answer.body?.getReader();
  const part = await reader?.read();
  expect(new TextDecoder().decode(part?.value)).toBe(whole.slice(0, Math.floor(whole.length / 2)));
  await expect(reader?.read()).rejects.toThrow('terminated');
});

test('drip sends the right answer byte by byte, and ends with its client', async () => {
  const whole = await (await get()).text();
  running.platform.faults.set([{ route, kind: 'drip', ms: 1 }]);
  expect(await (await get()).text()).toBe(whole);
  running.platform.faults.set([{ route, kind: 'drip', ms: 600_000 }]);
  const leaving = new AbortController();
  const answer = await get({ signal: leaving.signal });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-length')).toBe(String(whole.length));
  leaving.abort();
  await expect(answer.text()).rejects.toThrow('abort');
  await running.platform.reset();
});

test('deep and huge are the right answer with a field more', async () => {
  const right = await (await get()).json();
  running.platform.faults.set([{ route, kind: 'deep', levels: 3 }]);
  expect(await (await get()).json()).toEqual({ ...right, fault: [[[]]] });
  running.platform.faults.set([{ route, kind: 'huge', bytes: 3_000_000 }]);
  const huge = await get();
  expect(huge.headers.get('access-control-allow-origin')).toBe(siteOrigin);
  expect(await huge.json()).toEqual({ ...right, fault: 'x'.repeat(3_000_000) });
});

test('reset breaks the connection off', async () => {
  running.platform.faults.add({ route, kind: 'reset' });
  const noted = nextRequest();
  await expect(get()).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
  expect(await noted).toMatchObject({ status: 0, fault: 'reset' });
});

test('hang takes the request and never answers; reset drops it', async () => {
  running.platform.faults.add({ route, kind: 'hang' });
  const noted = nextRequest();
  const failed = expect(get()).rejects.toThrow('fetch failed');
  expect(await noted).toMatchObject({ status: 0, fault: 'hang' });
  await running.platform.reset();
  await failed;
  expect((await get()).status).toBe(200);
});

test('hang-body sends headers and the beginning; reset drops it', async () => {
  running.platform.faults.add({ route, kind: 'hang-body' });
  const answer = await get();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(answer.headers.get('access-control-allow-origin')).toBe(siteOrigin);
  const body = expect(answer.text()).rejects.toThrow('terminated');
  await running.platform.reset();
  await body;
});

test('a delay comes before the right answer, or before another fault', async () => {
  const { faults } = running.platform;
  const delay: Fault = { route, times: 1, kind: 'delay', ms: 600_000 };
  for (const [more, status] of [
    [[], 200],
    [[{ route, kind: 'status', status: 401 }], 401],
  ] satisfies [Fault[], number][]) {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    faults.set([delay, ...more]);
    const answer = get();
    await eventually(() => faults.list()).toEqual(more);
    vi.advanceTimersByTime(600_000);
    vi.useRealTimers();
    expect((await answer).status).toBe(status);
  }
  expect(running.platform.events.recent()).toMatchObject([{ fault: 'delay' }, { fault: 'status' }]);
});

test('a delayed call is dropped by reset, and has done nothing', async () => {
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

test('a client that goes frees its held connection', async () => {
  running.platform.faults.add({ route, kind: 'hang' });
  const noted = nextRequest();
  const leaving = new AbortController();
  const failed = expect(get({ signal: leaving.signal })).rejects.toThrow('abort');
  await noted;
  leaving.abort();
  await failed;
  await running.platform.reset();
});

test('a fault hits its method and path only', async () => {
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
  ['a path alone', { route: settings, kind: 'hang' }],
  ['a kind there is not', { route, kind: 'melt' }],
  ['a status there is not', { route, kind: 'status', status: 99 }],
  ['a header that cannot be sent', { route, kind: 'status', status: 500, headers: { 'a b': 'c' } }],
  ['no times at all', { route, kind: 'hang', times: 0 }],
  ['a field of another kind', { route, kind: 'hang', ms: 5 }],
])('%s is refused when it is set', (_what, fault) => {
  // What JavaScript can pass all the same.
  expect(() => running.platform.faults.add(fault as Fault)).toThrow();
  expect(() => running.platform.faults.set([fault as Fault])).toThrow();
  expect(running.platform.faults.list()).toEqual([]);
});

test('what the list gives is a copy', () => {
  const { faults } = running.platform;
  faults.add({ route, kind: 'status', status: 500, body: { a: 1 } });
  const [first] = faults.list();
  if (first?.kind === 'status') first.body = 'changed';
  expect(faults.list()).toMatchObject([{ body: { a: 1 } }]);
});
