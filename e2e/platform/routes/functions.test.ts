import { expect, test } from 'vitest';
import { call, operator, testPlatform } from '../testing';

const running = testPlatform();
const invoke = (name: string, init: Parameters<typeof call>[2]) =>
  call(running.platform, `/apps/brazos/functions/${name}`, init);

test('rejects unknown functions and invalid parameters', async () => {
  expect((await invoke('fail', { json: { status: 200 } })).status).toBe(422);
  expect((await invoke('none', { json: {} })).status).toBe(404);
  expect((await invoke('constructor', { json: {} })).status).toBe(404);
  expect((await invoke('echo', { json: 'text' })).status).toBe(422);
  expect((await invoke('echo', { json: [] })).status).toBe(422);
});

test('add-task adds a record in the service role, or names the invalid field', async () => {
  const { task } = await (await invoke('add-task', { json: { title: 'Grease pump 3' } })).json();
  const path = `/apps/brazos/entities/Task/${task.id}`;
  const token = running.platform.tokenFor(operator);
  expect(await (await call(running.platform, path, { token })).json()).toEqual(task);
  expect(task).toMatchObject({ created_by: 'service@plant.example' });
  const wrong = await invoke('add-task', { json: { title: 'x', priority: 9 } });
  expect([wrong.status, (await wrong.json()).message]).toEqual([
    422,
    expect.stringContaining('priority'),
  ]);
});
