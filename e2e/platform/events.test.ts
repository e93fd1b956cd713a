import { request } from 'node:http';
import { expect, test } from 'vitest';
import { createEventLog } from './events';
import { call, eventually, operator, testPlatform } from './testing';

const running = testPlatform();

test('each call is noted with status, user and time, before its answer is there', async () => {
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

test('no token is ever in an event', async () => {
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

test('a call from before a reset leaves no event behind it', async () => {
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

test('a subscriber that throws harms neither the others nor the call', async () => {
  const { platform } = running;
  const heard: string[] = [];
  const ends = [
    platform.events.subscribe(() => {
      throw new Error('broken');
    }),
    platform.events.subscribe((event) => heard.push(event.type)),
  ];
  expect((await call(platform, '/nothing')).status).toBe(404);
  for (const end of ends) end();
  await call(platform, '/nothing');
  expect(heard).toEqual(['request']);
});

test('the last 500 are kept, and the same listener can subscribe twice', () => {
  let time = 0;
  const log = createEventLog(
    () => (time += 1),
    () => undefined,
  );
  let count = 0;
  const listener = () => {
    count += 1;
  };
  const end = log.subscribe(listener);
  log.subscribe(listener);
  for (let index = 0; index < 501; index += 1) {
    log.add({ type: 'visit', page: `page-${index}`, user: operator });
    if (index === 499) end();
  }
  expect(count).toBe(1001);
  expect(log.recent()).toHaveLength(500);
  expect(log.recent()[0]).toMatchObject({ page: 'page-1' });
  log.clear();
  expect(log.recent()).toEqual([]);
});
