import { expect, test } from 'vitest';
import { call, siteOrigin, testPlatform } from '../testing';

const running = testPlatform();
const settings = '/apps/public/prod/public-settings/by-id/brazos';
const route = `GET ${settings}`;
const get = (init: RequestInit = {}) =>
  call(running.platform, settings, { headers: { Origin: siteOrigin }, ...init });

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
