import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Platform, startPlatform } from '../platform';
import { operator } from '../testing';
import { connectedSocket, joinRoom } from '../testing-socket';
import { createDesk } from '.';
import { keyOf } from './fault-key';
import { readEvents } from './read-events';
import { switchGroups } from './switches';

let folder: string;
let platform: Platform;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'desk-'));
  const out = join(folder, 'out');
  mkdirSync(out);
  for (const name of ['index', 'AITeam', '404', '_not-found']) {
    writeFileSync(join(out, `${name}.html`), `<!doctype html><title>${name}</title>`);
  }
  writeFileSync(join(out, 'robots.txt'), '');
  platform = await startPlatform({
    port: 0,
    database: join(folder, 'platform.db'),
    out,
    extend: (running) => createDesk(running, { out }),
  });
});

beforeEach(() => platform.reset());

afterAll(async () => {
  await platform.stop();
  rmSync(folder, { recursive: true });
});

function send(method: string, call: string, body: unknown, headers = {}): Promise<Response> {
  return fetch(`${platform.url}/preview/api/${call}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const settings = (headers = {}) =>
  fetch(`${platform.url}/api/apps/public/prod/public-settings/by-id/${platform.appId}`, {
    headers: { 'X-App-Id': platform.appId, ...headers },
  });

test('the page offers the top-level pages, Home first, and the files it needs', async () => {
  const page = await fetch(`${platform.url}/preview`);
  expect(page.headers.get('content-type')).toContain('text/html');
  const values = [...(await page.text()).matchAll(/<option value="([^"]+)"/g)].map(([, v]) => v);
  expect(values).toEqual(['/', '/AITeam']);

  const style = await fetch(`${platform.url}/preview/desk.css`);
  expect(style.headers.get('content-type')).toContain('text/css');
  const script = await fetch(`${platform.url}/preview/desk.js`);
  expect(script.headers.get('content-type')).toContain('text/javascript');
  const source = await script.text();
  expect(source).toContain('EventSource');
  // zod would be most of it.
  expect(source.length).toBeLessThan(40_000);
});

test('a visitor gets no token, and an app that needs sign-in says so', async () => {
  expect(await (await send('POST', 'look', { as: 'private' })).json()).toEqual({
    query: 'clear_access_token=true',
  });
  expect((await settings()).status).toBe(403);

  expect(await (await send('POST', 'look', { as: 'visitor' })).json()).toEqual({
    query: 'clear_access_token=true',
  });
  expect((await settings()).status).toBe(200);
});

test.each([
  ['user', 'operator@plant.example'],
  ['admin', 'admin@plant.example'],
])('the look "%s" gives a token the platform takes for %s', async (as, email) => {
  const headers = { 'X-App-Id': platform.appId, Authorization: await authorizationOf(as) };
  const me = await fetch(`${platform.url}/api/apps/${platform.appId}/entities/User/me`, {
    headers,
  });
  expect(await me.json()).toMatchObject({ email });
  expect((await settings(headers)).status).toBe(200);
});

test('who is not registered is told so', async () => {
  const answer = await settings({ Authorization: await authorizationOf('not-registered') });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ extra_data: { reason: 'user_not_registered' } });
});

async function authorizationOf(as: string): Promise<string> {
  const { query } = await (await send('POST', 'look', { as })).json();
  return `Bearer ${new URLSearchParams(query).get('access_token')}`;
}

test('faults are set at once, and an empty list takes them away', async () => {
  const fault = { route: 'GET /apps/public/*', kind: 'status', status: 503 };
  const answer = await send('PUT', 'faults', [fault]);
  expect(await answer.json()).toEqual([fault]);
  expect((await settings()).status).toBe(503);

  await send('PUT', 'faults', []);
  expect((await settings()).status).toBe(200);
});

test('every switch of the desk is a fault the platform takes, and none twice', async () => {
  const faults = switchGroups.flatMap(({ switches }) => switches.map(({ fault }) => fault));
  const answer = await send('PUT', 'faults', faults);
  expect(await answer.json()).toEqual(faults);
  expect(new Set(faults.map(keyOf)).size).toBe(faults.length);
});

test.each([
  ['PUT', 'faults', [{ route: 'GET /apps/*', kind: 'melt' }], 'kind'],
  ['PUT', 'faults', 'no json', 'the body must be JSON'],
  ['POST', 'look', { as: 'root' }, 'as'],
  ['POST', 'clear', { list: 'everything' }, 'list'],
])('%s %s refuses %j and names what is wrong', async (method, call, body, words) => {
  const answer = await send(method, call, body);
  expect(answer.status).toBe(400);
  const { message } = await answer.json();
  expect(message).toContain(`${method} /preview/api/${call}`);
  expect(message).toContain(words);
  expect(platform.faults.list()).toEqual([]);
});

test('events so far come first, new ones follow, cleared ones stay away', async () => {
  await settings();
  const first = await readEvents(`${platform.url}/preview/api/events`);
  expect(await first.next()).toMatchObject({
    event: 'start',
    data: { faults: [], rooms: [], events: [{ type: 'request', method: 'GET', status: 200 }] },
  });
  platform.faults.set([{ route: 'GET /apps/public/*', kind: 'status', status: 500 }]);
  await settings();
  expect(await first.next()).toMatchObject({
    event: 'event',
    data: { type: 'request', status: 500, fault: 'status' },
  });
  await first.close();

  await send('POST', 'clear', { list: 'requests' });
  const second = await readEvents(`${platform.url}/preview/api/events`);
  expect(await second.next()).toMatchObject({ data: { faults: [{ status: 500 }], events: [] } });
  await second.close();
});

test('rooms come as they are, then each that changes', async () => {
  const socket = await connectedSocket(platform, { token: platform.tokenFor(operator) });
  await joinRoom(socket, 'entities:brazos:User');
  const stream = await readEvents(`${platform.url}/preview/api/events`);
  const room = { name: 'entities:brazos:User', sockets: 1, last: null };
  expect(await stream.next()).toMatchObject({ event: 'start', data: { rooms: [room] } });

  socket.emit('join', 'more');
  expect(await stream.next()).toEqual({
    event: 'room',
    data: { name: 'more', sockets: 1, last: null },
  });
  const me = `${platform.url}/api/apps/${platform.appId}/entities/User/me`;
  await fetch(me, {
    method: 'PUT',
    headers: {
      'Content-Type': 'application/json',
      Authorization: await authorizationOf('user'),
    },
    body: JSON.stringify({ full_name: 'Otto O.' }),
  });
  expect(await stream.next()).toMatchObject({
    event: 'room',
    data: { ...room, last: { what: 'update', at: expect.any(String) } },
  });
  expect(await stream.next()).toMatchObject({ event: 'event', data: { method: 'PUT' } });
  socket.disconnect();
  expect(await stream.next()).toMatchObject({ event: 'room', data: { sockets: 0 } });
  await stream.close();
});

test.each(['https://elsewhere.example', 'null', 'http://127.0.0.1:1'])(
  'the page %s in the same browser can call nothing',
  async (origin) => {
    const fault = { route: '*', kind: 'hang' };
    const headers = { Origin: origin };
    for (const [method, name, body] of [
      ['POST', 'look', { as: 'admin' }],
      ['PUT', 'faults', [fault]],
      ['POST', 'clear', { list: 'mail' }],
    ] as const) {
      const answer = await send(method, name, body, headers);
      expect(answer.status).toBe(403);
      expect(await answer.text()).not.toContain('access_token');
    }
    const events = await fetch(`${platform.url}/preview/api/events`, { headers });
    expect(events.status).toBe(403);
    expect(platform.faults.list()).toEqual([]);
  },
);

test('what is too long or too deep to be faults is refused', async () => {
  const long = await send('PUT', 'faults', ' '.repeat(300_000));
  expect(long.status).toBe(413);
  const nested = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const deep = await send(
    'PUT',
    'faults',
    `[{"route":"*","kind":"status","status":500,"body":${nested}}]`,
  );
  expect(deep.status).toBe(400);
  expect(platform.faults.list()).toEqual([]);
});

test('under another name of this machine the page is sent to the platform’s address', async () => {
  const { port } = new URL(platform.url);
  const page = await fetch(`http://localhost:${port}/preview?as=admin`, { redirect: 'manual' });
  expect(page.headers.get('location')).toBe(`${platform.url}/preview?as=admin`);
  const call = await fetch(`http://localhost:${port}/preview/api/events`);
  expect(call.status).toBe(403);
});
