import { expect, test } from 'vitest';
import { call, operator, testPlatform } from '../testing';

const running = testPlatform();
const invoke = (name: string, init: Parameters<typeof call>[2]) =>
  call(running.platform, `/apps/brazos/functions/${name}`, init);

test('echo returns the JSON it was sent, the caller, and the version', async () => {
  const answer = await invoke('echo', {
    json: { a: 1, b: { c: [null] } },
    token: running.platform.tokenFor(operator),
    headers: {
      'Base44-Functions-Version': 'v7',
      'X-App-Id': 'brazos',
      'X-Origin-URL': 'http://site.example/About',
    },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('base44-functions-version')).toBe('v7');
  expect(await answer.json()).toEqual({
    data: { a: 1, b: { c: [null] } },
    files: [],
    user: operator,
    functions_version: 'v7',
    app_id: 'brazos',
    origin_url: 'http://site.example/About',
  });
  const plain = await invoke('echo', { json: {} });
  expect(plain.headers.has('base44-functions-version')).toBe(false);
  expect(await plain.json()).toMatchObject({ user: null, functions_version: null, app_id: null });
});

test('echo returns the fields and files of a form', async () => {
  const body = new FormData();
  body.set('title', 'Größe 3');
  body.set('options', '{"a":[1]}');
  body.set('text', '{ no JSON');
  body.append('file', new File(['12345'], 'plan ä.csv', { type: 'text/csv' }));
  body.append('file', new File([], 'none.bin'));
  const answer = await invoke('echo', { method: 'POST', body });
  expect(await answer.json()).toMatchObject({
    data: { title: 'Größe 3', options: { a: [1] }, text: '{ no JSON' },
    files: [
      { field: 'file', name: 'plan ä.csv', size: 5, type: 'text/csv' },
      { field: 'file', name: 'none.bin', size: 0 },
    ],
  });
});

test.each([402, 409, 503])('fail responds with the status %d', async (status) => {
  const answer = await invoke('fail', { json: { status, message: 'On purpose' } });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ message: 'On purpose', code: 'function_failed' });
});

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
