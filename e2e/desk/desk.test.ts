import { expect, test } from 'vitest';
import { faultKey } from './fault-key';
import { switchGroups } from './fault-switches';
import { testDesk } from './testing';

const desk = testDesk();
const { send, fetchSettings, authorizationOf } = desk;

test('the page offers the top-level pages, Home first, and the files it needs', async () => {
  const page = await fetch(`${desk.platform.url}/preview`);
  expect(page.headers.get('content-type')).toContain('text/html');
  const values = [...(await page.text()).matchAll(/<option value="([^"]+)"/g)].map(([, v]) => v);
  expect(values).toEqual(['/', '/AITeam']);

  const style = await fetch(`${desk.platform.url}/preview/desk.css`);
  expect(style.headers.get('content-type')).toContain('text/css');
  const script = await fetch(`${desk.platform.url}/preview/desk.js`);
  expect(script.headers.get('content-type')).toContain('text/javascript');
  const source = await script.text();
  expect(source).toContain('EventSource');
  // zod would be most of it.
  expect(source.length).toBeLessThan(40_000);
});

test('a visitor gets no token, and an app that needs sign-in says so', async () => {
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
  ['user', 'operator@plant.example'],
  ['admin', 'admin@plant.example'],
])('the look "%s" gives a token the platform takes for %s', async (as, email) => {
  const headers = { 'X-App-Id': desk.platform.appId, Authorization: await authorizationOf(as) };
  const me = await fetch(`${desk.platform.url}/api/apps/${desk.platform.appId}/entities/User/me`, {
    headers,
  });
  expect(await me.json()).toMatchObject({ email });
  expect((await fetchSettings(headers)).status).toBe(200);
});

test('who is not registered is told so', async () => {
  const answer = await fetchSettings({ Authorization: await authorizationOf('not-registered') });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ extra_data: { reason: 'user_not_registered' } });
});

test('faults are set at once, and an empty list takes them away', async () => {
  const fault = { route: 'GET /apps/public/*', kind: 'status', status: 503 };
  const answer = await send('PUT', 'faults', [fault]);
  expect(await answer.json()).toEqual([fault]);
  expect((await fetchSettings()).status).toBe(503);

  await send('PUT', 'faults', []);
  expect((await fetchSettings()).status).toBe(200);
});

test('every switch of the desk is a fault the platform takes, and none twice', async () => {
  const faults = switchGroups.flatMap(({ switches }) => switches.map(({ fault }) => fault));
  const answer = await send('PUT', 'faults', faults);
  expect(await answer.json()).toEqual(faults);
  expect(new Set(faults.map(faultKey)).size).toBe(faults.length);
});
