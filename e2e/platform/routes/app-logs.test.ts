import { expect, test } from 'vitest';
import { admin, call, guest, operator, testPlatform } from '../testing';

const running = testPlatform();
const visit = (page: string, token?: string) =>
  call(running.platform, `/app-logs/brazos/log-user-in-app/${page}`, {
    method: 'POST',
    ...(token === undefined ? {} : { token }),
  });
const asAdmin = (path: string) =>
  call(running.platform, `/app-logs/brazos${path}`, { token: running.platform.tokenFor(admin) });

test('records which page a user visits', async () => {
  const { platform } = running;
  expect((await visit('Two%20Words%2F1', platform.tokenFor(operator))).status).toBe(200);
  expect(platform.events.recent()).toContainEqual(
    expect.objectContaining({ type: 'visit', page: 'Two Words/1', user: operator }),
  );
  expect(await (await asAdmin('')).json()).toMatchObject([
    { page: 'Two Words/1', user_email: operator },
  ]);
});

test('records nothing without a token or for an unregistered account, and lets only admins read', async () => {
  const { platform } = running;
  expect((await visit('Home')).status).toBe(401);
  expect((await visit('Home', platform.tokenFor(guest))).status).toBe(403);
  for (const path of ['', '/stats']) {
    const token = platform.tokenFor(operator);
    expect((await call(platform, `/app-logs/brazos${path}`)).status).toBe(401);
    expect((await call(platform, `/app-logs/brazos${path}`, { token })).status).toBe(403);
  }
  expect(await (await asAdmin('')).json()).toEqual([]);
});
