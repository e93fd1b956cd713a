import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { type Platform, type PlatformOptions, startPlatform } from './platform';
import { call, eventually, operator, temporaryFolder } from './testing';

const database = join(temporaryFolder(), 'platform.db');
const running: Platform[] = [];
const me = '/apps/brazos/entities/User/me';

afterEach(async () => {
  for (const platform of running.splice(0)) await platform.stop();
});

async function start(options: Partial<PlatformOptions> = {}): Promise<Platform> {
  const platform = await startPlatform({ port: 0, database, ...options });
  running.push(platform);
  return platform;
}

test('refuses connections on every address of this machine but 127.0.0.1', async () => {
  const { url } = await start();
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    // Link-local addresses would need a scope id.
    .filter(({ address }) => address !== '127.0.0.1' && !address.startsWith('fe80'));
  const answers = others.map(async ({ address }) => {
    const socket = connect(Number(new URL(url).port), address);
    const refused = await once(socket, 'connect').then(
      () => false,
      () => true,
    );
    socket.destroy();
    return refused ? [] : [address];
  });
  expect((await Promise.all(answers)).flat()).toEqual([]);
});

test('tokens stay valid after a restart on the same database', async () => {
  const first = await start();
  const token = first.tokenFor(operator);
  await first.stop();
  expect((await call(await start(), me, { token })).status).toBe(200);
});

test('concurrent resets all end in the seeded state', async () => {
  const platform = await start();
  platform.access.set({ mode: 'private' });
  platform.faults.add({ route: 'GET *', kind: 'hang' });
  const token = platform.tokenFor(operator);
  await call(platform, me, { method: 'PUT', json: { full_name: 'Changed', mine: 1 }, token });
  await Promise.all(Array.from({ length: 5 }, () => platform.reset()));
  expect(platform.access.get()).toEqual({ mode: 'public' });
  expect(platform.faults.list()).toEqual([]);
  expect(platform.events.recent()).toEqual([]);
  const user = await (await call(platform, me, { token })).json();
  expect(user).toMatchObject({ full_name: 'Otto Operator' });
  expect(user.mine).toBeUndefined();
});

test('stop closes hung and idle connections, and can be called twice', async () => {
  const platform = await start();
  const { hostname, port } = new URL(platform.url);
  platform.faults.add({ route: 'GET /hang', kind: 'hang' });
  const hung = expect(call(platform, '/hang')).rejects.toThrow('fetch failed');
  const idle = connect(Number(port), hostname);
  await eventually(() => platform.events.recent()).toHaveLength(1);
  await eventually(() => platform.connections()).toBe(2);
  await Promise.all([platform.stop(), platform.stop(), once(idle, 'close'), hung]);
  await expect(fetch(platform.url)).rejects.toThrow('fetch failed');
});

test('extension routes can use the platform, and an error reveals nothing internal', async () => {
  const platform = await start({
    extend: (self) =>
      new Hono()
        .get('/preview', (c) => c.text(self.url))
        .get('/preview/broken', () => {
          throw new Error('secret detail');
        }),
  });
  expect(await (await fetch(`${platform.url}/preview`)).text()).toBe(platform.url);
  const broken = await fetch(`${platform.url}/preview/broken`);
  expect(broken.status).toBe(500);
  expect(await broken.text()).not.toMatch(/secret|\.ts|\bat /);
});

test('refuses a body of more than 10 MiB', async () => {
  const platform = await start();
  const body = 'x'.repeat(10 * 1024 * 1024 + 1);
  const answer = await call(platform, '/apps/brazos/auth/login', { method: 'POST', body });
  expect(answer.status).toBe(413);
});
