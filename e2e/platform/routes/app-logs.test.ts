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

test('records visits of signed-in users, which admins can read', async () => {
  const { platform } = running;
  const token = platform.tokenFor(operator);
  for (const page of ['Home', 'AITeam', 'Home', 'Two%20Words%2F1']) {
    expect((await visit(page, token)).status).toBe(200);
  }
  expect(
    platform.events.recent().flatMap((event) => (event.type === 'visit' ? event.page : [])),
  ).toEqual(['Home', 'AITeam', 'Home', 'Two Words/1']);

  const list = await asAdmin('?limit=2&skip=1');
  expect(await list.json()).toMatchObject([
    { page: 'Home', user_email: operator },
    { page: 'AITeam', user_email: operator },
  ]);
  expect(await (await asAdmin('/stats')).json()).toEqual({
    total: 4,
    pages: [
      { page: 'Home', visits: 2 },
      { page: 'AITeam', visits: 1 },
      { page: 'Two Words/1', visits: 1 },
    ],
  });
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
