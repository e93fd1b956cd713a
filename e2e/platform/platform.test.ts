import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { listen } from './server';
import { call, operator, testPlatform } from './testing';

const running = testPlatform({
  extend: () =>
    new Hono().get('/preview/broken', () => {
      throw new Error('secret detail');
    }),
});
const me = '/apps/brazos/entities/User/me';

test('listens on the loopback address only', async () => {
  const { http } = await listen(0);
  expect(http.address()).toMatchObject({ address: '127.0.0.1' });
  http.close();
});

test('an error reveals nothing internal', async () => {
  const broken = await fetch(`${running.platform.url}/preview/broken`);
  expect(broken.status).toBe(500);
  expect(await broken.text()).not.toMatch(/secret|\.ts|\bat /);
});

test('refuses a body of more than 10 MiB', async () => {
  const token = running.platform.tokenFor(operator);
  const json = { text: 'x'.repeat(10 * 1024 * 1024) };
  const answer = await call(running.platform, '/apps/brazos/entities/Task', { json, token });
  expect(answer.status).toBe(413);
});

test('rejects a missing, forged, or expired token', async () => {
  const { platform } = running;
  const token = platform.tokenFor(operator);
  const [header, claims = '', signature] = token.split('.');
  const later = Buffer.from(claims, 'base64url').toString().replace(/ \d/, ' 9');
  const forged = `${header}.${Buffer.from(later).toString('base64url')}.${signature}`;
  const expired = platform.tokenFor(operator, -1);
  for (const bad of [undefined, 'x.y.z', claims, forged, expired]) {
    const answer = await call(platform, me, { token: bad });
    expect([answer.status, (await answer.json()).code], bad).toEqual([401, 'auth_required']);
  }
  const answer = await call(platform, me, { token });
  expect(await answer.json()).toMatchObject({ email: operator, role: 'user' });
});

test('never puts a token into an event', async () => {
  const { platform } = running;
  const token = platform.tokenFor(operator);
  const inner = encodeURIComponent(`${platform.url}/?a=1&access_token=${token}`);
  for (const path of [
    `/nothing?access_token=${token}&b=2`,
    '/nothing?token=short&reset_token=secret',
    `/apps/auth/logout?from_url=${inner}`,
    `/apps/brazos/${token}`,
    `/apps/brazos/${token.replace('.', '%2E')}`,
  ]) {
    await call(platform, path, { token, redirect: 'manual' });
  }
  const text = JSON.stringify(platform.events.recent());
  for (const part of token.split('.')) expect(text).not.toContain(part);
  expect(text).not.toMatch(/short|secret/);
  expect(text).toContain('?b=2');
});
