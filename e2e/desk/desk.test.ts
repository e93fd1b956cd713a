import { expect, test } from 'vitest';
import { admin, operator } from '../platform/seeded-accounts';
import { faultKey, switchGroups } from './fault-switches';
import { testDesk } from './testing';

const desk = testDesk();
const { send, read, fetchSettings } = desk;

test('serves its page, style sheets, and scripts', async () => {
  expect(await read('')).toContain('Preview desk');
  expect(await read('desk.css')).toContain('.masthead');
  const script = await read('desk.js');
  expect(script).toContain('EventSource');
  // Bundling zod by accident would exceed this limit.
  expect(script.length).toBeLessThan(40_000);
});

/** Chooses a persona. @returns the query that the site is loaded with */
async function view(as: string): Promise<URLSearchParams> {
  const { query } = await (await send('POST', 'look', { as })).json();
  return new URLSearchParams(query);
}

test.each([
  ['visitor', 200],
  ['private', 403],
])('the persona "%s" has no token, and the app’s settings answer %d', async (as, status) => {
  expect(String(await view(as))).toBe('clear_access_token=true');
  expect((await fetchSettings()).status).toBe(status);
});

test.each([
  ['user', operator],
  ['admin', admin],
  ['not-registered', undefined],
])('the persona "%s" has a token for %s', async (as, email) => {
  const headers = { Authorization: `Bearer ${(await view(as)).get('access_token')}` };
  const { url, appId } = desk.platform;
  const me = await fetch(`${url}/api/apps/${appId}/entities/User/me`, { headers });
  expect(await me.json()).toMatchObject(
    email ? { email } : { extra_data: { reason: 'user_not_registered' } },
  );
});

test('every switch sets a fault of its own at once, and an empty list clears them', async () => {
  const faults = Object.values(switchGroups).flatMap((group) => group.map(({ fault }) => fault));
  expect(await (await send('PUT', 'faults', faults)).json()).toEqual(faults);
  expect(new Set(faults.map(faultKey)).size).toBe(faults.length);

  await send('PUT', 'faults', [{ route: 'GET /apps/public/*', kind: 'status', status: 503 }]);
  expect((await fetchSettings()).status).toBe(503);
  await send('PUT', 'faults', []);
  expect((await fetchSettings()).status).toBe(200);
});
