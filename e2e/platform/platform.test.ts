import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { type Platform, type PlatformOptions, startPlatform } from './platform';
import { freePort } from './start/testing';
import { admin, call, eventually, guest, operator, temporaryFolder } from './testing';

const folder = temporaryFolder();
const database = join(folder, 'platform.db');
const running: Platform[] = [];
const nodeGlobals = { Request: globalThis.Request, Response: globalThis.Response };
const me = '/apps/brazos/entities/User/me';

afterEach(async () => {
  for (const platform of running.splice(0)) await platform.stop();
});

async function start(options: Partial<PlatformOptions> = {}): Promise<Platform> {
  const platform = await startPlatform({ port: 0, database, ...options });
  running.push(platform);
  return platform;
}

test('listens on the loopback address and reports its URL', async () => {
  const { url, appId, accounts } = await start();
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(appId).toBe('brazos');
  expect(accounts.map(({ email, registered }) => [email, registered])).toEqual([
    [admin, true],
    [operator, true],
    [guest, false],
  ]);
  expect((await fetch(`${url}/About`)).status).toBe(404);
});

test('refuses connections on every other address of this machine', async () => {
  const { url } = await start();
  const port = Number(new URL(url).port);
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    // Link-local addresses would need a scope id.
    .filter(({ address }) => address !== '127.0.0.1' && !address.startsWith('fe80'));
  const answers = others.map(async ({ address }) => {
    const socket = connect(port, address);
    const refused = await once(socket, 'connect').then(
      () => false,
      () => true,
    );
    socket.destroy();
    return refused ? [] : [address];
  });
  expect((await Promise.all(answers)).flat()).toEqual([]);
});

test('explains in one sentence that the port is in use and which setting changes it', async () => {
  const { url } = await start();
  const port = Number(new URL(url).port);
  const error = await startPlatform({ port, database }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(String(error)).toMatch(
    new RegExp(`Port ${port} is already in use\\. [^.]*set PORT[^.]*\\.$`),
  );
});

test('rejects a folder without a site and frees the port', async () => {
  const port = await freePort();
  await expect(startPlatform({ port, database, out: folder })).rejects.toThrow(
    /^No exported site in "[^"]+"\. Run `npm run build` first\.$/,
  );
  expect((await start({ port })).url).toContain(`:${port}`);
});

test('tokens stay valid after a restart on the same database', async () => {
  const first = await start();
  const token = first.tokenFor(operator);
  await first.stop();
  const second = await start();
  expect((await call(second, me, { token })).status).toBe(200);
});

test('tokenFor throws for an unknown email and lists the seeded ones', async () => {
  const platform = await start();
  expect(() => platform.tokenFor('x@y.example')).toThrow(/x@y\.example.*admin@plant\.example/);
});

test('concurrent resets all end in the seeded state', async () => {
  const platform = await start();
  platform.access.set({ mode: 'private' });
  platform.faults.add({ route: 'GET *', kind: 'hang' });
  const token = platform.tokenFor(operator);
  await call(platform, me, { method: 'PUT', json: { full_name: 'Changed', mine: 1 }, token });
  await Promise.all(Array.from({ length: 20 }, () => platform.reset()));
  expect(platform.access.get()).toEqual({ mode: 'public' });
  expect(platform.faults.list()).toEqual([]);
  expect(platform.events.recent()).toEqual([]);
  const user = await (await call(platform, me, { token })).json();
  expect(user).toMatchObject({ full_name: 'Otto Operator' });
  expect(user.mine).toBeUndefined();
});

test('answers requests as usual during resets', async () => {
  const platform = await start();
  const token = platform.tokenFor(admin);
  const calls = Array.from({ length: 40 }, async (_, index) => {
    if (index % 4 === 0) await platform.reset();
    return (await call(platform, me, { token })).status;
  });
  expect(new Set(await Promise.all(calls))).toEqual(new Set([200]));
});

test('stop closes hung, idle, and half-sent connections, and can be called twice', async () => {
  const platform = await start();
  const { hostname, port } = new URL(platform.url);
  platform.faults.add({ route: 'GET /hang', kind: 'hang' });
  platform.faults.add({ route: 'GET /late', kind: 'delay', ms: 600_000 });
  const hung = ['/hang', '/late'].map((path) =>
    expect(call(platform, path)).rejects.toThrow('fetch failed'),
  );
  const sockets = [
    '',
    'GET /api/x HTTP/1.1\r\nHos',
    'GET /x HTTP/1.1\r\nHost: h\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  ].map((text) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    if (text !== '') socket.write(text);
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  await eventually(() => platform.events.recent()).toHaveLength(1);
  await Promise.all([platform.stop(), platform.stop()]);
  await platform.stop();
  await Promise.all(hung);
  await expect(fetch(platform.url)).rejects.toThrow('fetch failed');
});

test('extension routes take precedence over the site and can use the platform', async () => {
  const platform = await start({
    extend: (self) =>
      new Hono()
        .get('/preview', (c) => c.text(self.url))
        .get('/preview/broken', () => {
          throw new Error('secret detail');
        }),
    log: () => undefined,
  });
  expect(await (await fetch(`${platform.url}/preview`)).text()).toBe(platform.url);
  const broken = await fetch(`${platform.url}/preview/broken`);
  expect(broken.status).toBe(500);
  const body = await broken.text();
  expect(body).not.toContain('secret');
  expect(body).not.toMatch(/\.ts|\bat /);
});

test('leaves the process’s globals unchanged', async () => {
  await start();
  expect(globalThis.Request === nodeGlobals.Request).toBe(true);
  expect(globalThis.Response === nodeGlobals.Response).toBe(true);
});

test('counts open connections, including idle ones', async () => {
  const platform = await start();
  const { hostname, port } = new URL(platform.url);
  const socket = connect(Number(port), hostname);
  await eventually(() => platform.connections()).toBe(1);
  socket.destroy();
  await eventually(() => platform.connections()).toBe(0);
});
