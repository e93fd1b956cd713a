import { expect, test } from 'vitest';

import { admin, operator } from '../platform/seeded-accounts';
import { faultKey, switchGroups } from './fault-switches';

import { testDesk } from './testing';

const desk = testDesk();
const { send, fetchSettings, authorizationOf } = desk;

test('serves its page, style sheet, and script', async () => {
  const page = await fetch(`${desk.platform.url}/preview`);
  expect(page.headers.get('content-type')).toContain('text/html');

  const style = await fetch(`${desk.platform.url}/preview/desk.css`);
  expect(style.headers.get('content-type')).toContain('text/css');
  const script = await fetch(`${desk.platform.url}/preview/desk.js`);
  expect(script.headers.get('content-type')).toContain('text/javascript');
  const source = await script.text();
  expect(source).toContain('EventSource');
  // Bundling zod by accident would exceed this limit.
  expect(source.length).toBeLessThan(40_000);
});

test('gives a visitor no token, and the private app answers 403', async () => {
  expect(await (await send('POST', 'look', { as: 'private' })).json()).toEqual({
    query: 'clear_access_token=true',
  });
  expect((await fetchSettings()).status).toBe(403);

  expect(await (await send('POST', 'look', { as: 'visitor' })).json()).toEqual({
    query: 'clear_access_token=true',
  });
  expect((await fetchSettings()).status).toBe(200);
});

test.each([
  ['user', operator],
  ['admin', admin],
])('the persona "%s" gets a token for %s', async (as, email) => {
  const headers = { 'X-App-Id': desk.platform.appId, Authorization: await authorizationOf(as) };
  const me = await fetch(`${desk.platform.url}/api/apps/${desk.platform.appId}/entities/User/me`, {
    headers,
  });
  expect(await me.json()).toMatchObject({ email });
  expect((await fetchSettings(headers)).status).toBe(200);
});

test('the platform answers 403 user_not_registered for an account that isn’t registered', async () => {
  const response = await fetchSettings({ Authorization: await authorizationOf('not-registered') });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ extra_data: { reason: 'user_not_registered' } });
});

test('applies faults immediately, and an empty list clears them', async () => {
  const fault = { route: 'GET /apps/public/*', kind: 'status', status: 503 };
  const response = await send('PUT', 'faults', [fault]);
  expect(await response.json()).toEqual([fault]);
  expect((await fetchSettings()).status).toBe(503);

  await send('PUT', 'faults', []);
  expect((await fetchSettings()).status).toBe(200);
});

test('every switch sets a valid and unique fault', async () => {
  const faults = switchGroups.flatMap(({ switches }) => switches.map(({ fault }) => fault));
  const response = await send('PUT', 'faults', faults);
  expect(await response.json()).toEqual(faults);
  expect(new Set(faults.map(faultKey)).size).toBe(faults.length);
});
