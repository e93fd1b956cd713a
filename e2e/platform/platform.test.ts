import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { type Platform, type PlatformOptions, startPlatform } from './platform';
import { call, operator, temporaryFolder } from './testing';

const database = join(temporaryFolder(), 'platform.db');
const running: Platform[] = [];

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

test('never puts a token into an event', async () => {
  const platform = await start();
  const token = platform.tokenFor(operator);
  const inner = encodeURIComponent(`${platform.url}/?a=1&access_token=${token}`);
  for (const path of [
    `/nothing?access_token=${token}&b=2`,
    `/nothing?token=short&reset_token=secret`,
    `/apps/auth/logout?from_url=${inner}`,
    `/apps/brazos/${token}`,
    `/apps/brazos/${token.replace('.', '%2E')}`,
  ]) {
    await call(platform, path, { token, redirect: 'manual' });
  }
  const text = JSON.stringify(platform.events.recent());
  for (const part of token.split('.')) expect(text).not.toContain(part);
  expect(text).not.toMatch(/short|secret/);
  expect(text).toContain('&b=2');
});
