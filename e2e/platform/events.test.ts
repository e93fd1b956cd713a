import { request } from 'node:http';
import { expect, test } from 'vitest';
import { createEventLog } from './events';
import { call, eventually, operator, testPlatform } from './testing';

const running = testPlatform();

test('records each call with status, user, and time before its response arrives', async () => {
  const { platform } = running;
  const token = platform.tokenFor(operator);
  await call(platform, '/apps/brazos/entities/User/me?x=1', { token });
  await call(platform, '/nothing', { method: 'PATCH' });
  expect(platform.events.recent()).toEqual([
    {
      type: 'request',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      method: 'GET',
      path: '/api/apps/brazos/entities/User/me?x=1',
      status: 200,
      ms: expect.any(Number),
      user: operator,
      fault: null,
    },
    expect.objectContaining({ method: 'PATCH', path: '/api/nothing', status: 404, user: null }),
  ]);
});

test('never puts a token into an event', async () => {
  const { platform } = running;
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

test('records no event for a call that began before a reset', async () => {
  const { platform } = running;
  platform.faults.add({ route: 'POST *', times: 1, kind: 'cut' });
  const sent = request(`${platform.url}/api/apps/brazos/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
  });
  const ended = new Promise((resolve) => sent.once('close', resolve));
  sent.on('response', (response) => response.on('error', () => undefined).resume());
  sent.write('{');
  await eventually(() => platform.faults.list()).toEqual([]);
  await platform.reset();
  sent.end();
  await ended;
  expect(platform.events.recent()).toEqual([]);
});

test('keeps the last 500 events, and tells a subscriber each until it unsubscribes', () => {
  const log = createEventLog(Date.now);
  const pages: string[] = [];
  const unsubscribe = log.subscribe((event) =>
    pages.push(event.type === 'visit' ? event.page : ''),
  );
  for (let index = 0; index < 501; index += 1) {
    log.add({ type: 'visit', page: `page-${index}`, user: operator });
    if (index === 1) unsubscribe();
  }
  expect(pages).toEqual(['page-0', 'page-1']);
  expect(log.recent()).toHaveLength(500);
  expect(log.recent()[0]).toMatchObject({ page: 'page-1' });
});
