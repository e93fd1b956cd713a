import { expect, test } from 'vitest';
import { admin, call, eventually, guest, operator, testPlatform } from '../testing';
import { connectSocket, joinRoom } from '../testing-socket';
import { taskClient, tasksPath } from './testing-tasks';

const running = testPlatform();
const { ask, create, titles, upload } = taskClient(running);

test('creates, reads, changes, and deletes a record', async () => {
  const created = await create({ title: ' Grease pump 3 ', id: 'mine', created_by: admin });
  expect(created).toEqual({
    title: 'Grease pump 3',
    status: 'open',
    priority: 3,
    tags: [],
    id: expect.stringMatching(/^[0-9a-f]{24}$/),
    created_date: expect.stringMatching(/Z$/),
    updated_date: created.created_date,
    created_by: operator,
    created_by_id: expect.any(String),
  });
  const path = `${tasksPath}/${created.id}`;
  expect(await (await ask(path)).json()).toEqual(created);

  // Clients send the whole record back; the system fields don't change.
  const changed = await ask(path, {
    method: 'PUT',
    json: { ...created, status: 'done', created_by: 'x' },
    token: running.platform.tokenFor(admin),
  });
  expect(changed.status).toBe(200);
  const record = await changed.json();
  expect(record).toEqual({ ...created, status: 'done', updated_date: record.updated_date });
  expect(await (await ask(path)).json()).toEqual(record);

  const removed = await ask(path, { method: 'DELETE' });
  expect([removed.status, await removed.json()]).toEqual([200, { success: true }]);
  for (const method of ['GET', 'DELETE']) expect((await ask(path, { method })).status).toBe(404);
  expect((await ask(path, { method: 'PUT', json: {} })).status).toBe(404);
});

test.each([
  ['Task', { title: '' }, 'title: '],
  ['Task', { title: 'x', priority: 9 }, 'priority: '],
  ['Task', { title: 'x', colour: 'red' }, '"colour"'],
  ['Permit', { number: 'P-1', kind: 'swimming' }, 'kind: '],
  ['ShiftEntry', { shift: 'day', unit: 'U1', summary: 'x', readings: { a: 'b' } }, 'readings.a: '],
  ['Task', [], 'expected record'],
])('rejects an invalid %s %j with 422 and names the field', async (entity, json, words) => {
  const answer = await ask(`/apps/brazos/entities/${entity}`, { json });
  expect(answer.status).toBe(422);
  const body = await answer.json();
  expect(body).toMatchObject({ error_type: 'validation_error', code: 'validation_failed' });
  expect(body.message).toContain(words);
});

test('rejects a change that would make a record invalid, and keeps the record', async () => {
  const { id } = await create({ title: 'x' });
  const answer = await ask(`${tasksPath}/${id}`, { method: 'PUT', json: { priority: 'high' } });
  expect(answer.status).toBe(422);
  expect(await (await ask(`${tasksPath}/${id}`)).json()).toMatchObject({ priority: 3 });
});

test('loses none of several concurrent changes', async () => {
  const { id } = await create({ title: 'x' });
  const changes = [{ title: 'y' }, { priority: 5 }, { status: 'done' }, { tags: ['a'] }];
  await Promise.all(changes.map((json) => ask(`${tasksPath}/${id}`, { method: 'PUT', json })));
  const record = await (await ask(`${tasksPath}/${id}`)).json();
  expect(record).toMatchObject(Object.assign({}, ...changes));
});

test('adds either all or none of several records', async () => {
  const wrong = await ask(`${tasksPath}/bulk`, { json: [{ title: 'a' }, { titel: 'b' }] });
  expect(wrong.status).toBe(422);
  expect((await wrong.json()).message).toContain('1.title: ');
  expect(await titles('')).toEqual([]);
  const answer = await ask(`${tasksPath}/bulk`, { json: [{ title: 'a' }, { title: 'b' }] });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toMatchObject([{ title: 'a' }, { title: 'b' }]);
  expect((await ask(`${tasksPath}/bulk`, { json: Array(1001).fill({ title: 'x' }) })).status).toBe(
    422,
  );
  expect(await titles('?sort=title')).toEqual(['a', 'b']);
});

test('deletes the records that match a query', async () => {
  await ask(`${tasksPath}/bulk`, { json: [1, 2, 3].map((priority) => ({ title: 't', priority })) });
  const answer = await ask(tasksPath, { method: 'DELETE', json: { priority: { $gt: 1 } } });
  expect([answer.status, await answer.json()]).toEqual([200, { success: true, deleted: 2 }]);
  expect(await titles('')).toHaveLength(1);
  expect((await ask(tasksPath, { method: 'DELETE' })).status).toBe(400);
});

test('rejects calls without a token and unregistered accounts', async () => {
  const { id } = await create({ title: 'x' });
  const calls: [string, string][] = [
    ['GET', ''],
    ['POST', ''],
    ['DELETE', ''],
    ['POST', '/bulk'],
    ['POST', '/import'],
    ...['GET', 'PUT', 'DELETE'].map((method): [string, string] => [method, `/${id}`]),
  ];
  for (const [method, path] of calls) {
    const nobody = await call(running.platform, tasksPath + path, { method });
    expect(nobody.status, `${method} ${path}`).toBe(401);
    const token = running.platform.tokenFor(guest);
    const unregistered = await call(running.platform, tasksPath + path, { method, token });
    expect(unregistered.status, `${method} ${path}`).toBe(403);
  }
});

test.each(['Nothing', 'task', 'constructor', '__proto__'])(
  'answers the unknown entity %s with 404',
  async (name) => {
    const answer = await ask(`/apps/brazos/entities/${name}`);
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'entity_unknown']);
  },
);

test('broadcasts every change to the entity’s room', async () => {
  const token = running.platform.tokenFor(operator);
  const socket = await connectSocket(running.platform, { token });
  const broadcasts: { type: string; id: string; data: { title: string }; timestamp: string }[] = [];
  socket.on('update_model', ({ room, data }) => {
    expect(room).toBe('entities:brazos:Task');
    broadcasts.push(JSON.parse(data));
  });
  await joinRoom(socket, 'entities:brazos:Task');

  const { id } = await create({ title: 'one' });
  await ask(`${tasksPath}/${id}`, { method: 'PUT', json: { title: 'uno' } });
  await ask(`${tasksPath}/${id}`, { method: 'DELETE' });
  await ask(`${tasksPath}/bulk`, { json: [{ title: 'two' }, { title: 'three' }] });
  await upload('title\nfour', 'a.csv');
  await ask(tasksPath, { method: 'DELETE', json: { title: 'four' } });
  await ask('/apps/brazos/entities/ShiftEntry', {
    json: { shift: 'day', unit: 'U1', summary: 'Quiet' },
  });
  await eventually(() => broadcasts.map(({ type, data }) => `${type} ${data.title}`)).toEqual([
    'create one',
    'update uno',
    'delete uno',
    'create two',
    'create three',
    'create four',
    'delete four',
  ]);
  expect(broadcasts[0]).toMatchObject({ id, timestamp: expect.stringMatching(/^\d{4}-.*Z$/) });
});
