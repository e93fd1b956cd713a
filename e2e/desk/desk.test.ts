import { expect, test } from 'vitest';
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

test('every switch sets a fault of its own at once, and an empty list clears them', async () => {
  const faults = Object.values(switchGroups).flatMap((group) => group.map(({ fault }) => fault));
  expect(await (await send('PUT', 'faults', faults)).json()).toEqual(faults);
  expect(new Set(faults.map(faultKey)).size).toBe(faults.length);

  await send('PUT', 'faults', [{ route: 'GET /apps/public/*', kind: 'status', status: 503 }]);
  expect((await fetchSettings()).status).toBe(503);
  await send('PUT', 'faults', []);
  expect((await fetchSettings()).status).toBe(200);
});
