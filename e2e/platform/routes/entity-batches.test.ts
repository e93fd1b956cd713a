import { expect, test } from 'vitest';
import { call, eventually, guest, operator, testPlatform } from '../testing';
import { connectSocket, joinRoom } from '../testing-socket';
import { taskClient, tasksPath } from './testing-tasks';

const running = testPlatform({ generation: 'current' });
const { ask, create, titles } = taskClient(running);
const updateMany = (query: object, data: unknown) =>
  ask(`${tasksPath}/update-many`, { method: 'PATCH', json: { query, data } });
const bulkUpdate = (json: unknown) => ask(`${tasksPath}/bulk`, { method: 'PUT', json });
const upsert = (records: unknown, key: unknown) =>
  ask(`${tasksPath}/upsert`, { json: { records, key } });

/** Listens to the tasks' room. @returns what it receives: the type of each event and the task's title */
async function listen(): Promise<string[]> {
  const token = running.platform.tokenFor(operator);
  const socket = await connectSocket(running.platform, { token });
  const received: string[] = [];
  socket.on('update_model', ({ data }) => {
    const { type, data: task } = JSON.parse(data);
    received.push(`${type} ${task.title}`);
  });
  await joinRoom(socket, 'entities:brazos:Task');
  return received;
}

async function expectError(answer: Response, status: number, message: string): Promise<void> {
  expect([answer.status, (await answer.json()).error.message]).toEqual([
    status,
    expect.stringContaining(message),
  ]);
}

test('update-many changes the records that match, and broadcasts each', async () => {
  for (const title of ['a', 'b', 'c']) await create({ title, tags: ['x'] });
  const received = await listen();
  const answer = await updateMany(
    { title: { $in: ['a', 'c'] } },
    { $set: { status: 'done' }, $inc: { priority: -1 }, $push: { tags: 'y' } },
  );
  expect(await answer.json()).toEqual({ success: true, updated: 2, has_more: false });
  expect(await titles({ status: 'done', priority: 2, tags: ['x', 'y'] })).toEqual(['c', 'a']);
  await eventually(() => received).toEqual(['update a', 'update c']);
});

test('update-many changes 500 records per call', async () => {
  const json = Array.from({ length: 501 }, (_, index) => ({ title: `t${index}` }));
  await ask(`${tasksPath}/bulk`, { json });
  const done = { $set: { status: 'done' } };
  const first = await updateMany({ status: 'open' }, done);
  expect(await first.json()).toEqual({ success: true, updated: 500, has_more: true });
  const second = await updateMany({ status: 'open' }, done);
  expect(await second.json()).toEqual({ success: true, updated: 1, has_more: false });
});

test.each([
  ['a record that would become invalid', { $inc: { priority: 3 } }, 'priority'],
  ['a field without which a record is invalid', { $unset: { title: '' } }, 'title'],
  ['a field that the entity lacks', { $set: { shade: 'red' } }, 'shade'],
  ['an unknown operator', { $where: { title: 'x' } }, 'data.$where: is not a known operator'],
  ['a value of the wrong type', { $inc: { title: 1 } }, 'data.$inc.title'],
  ['no operator', {}, 'data: must have at least one operator'],
])('update-many rejects %s and changes nothing', async (_what, data, message) => {
  await create({ title: 'a', priority: 1 });
  await create({ title: 'b', priority: 4 });
  await expectError(await updateMany({}, data), 422, message);
  expect(await titles({ priority: { $in: [1, 4] } })).toEqual(['b', 'a']);
});

test('update-many rejects an invalid query', async () => {
  await expectError(
    await updateMany({ $where: 'x' }, { $set: { title: 'x' } }),
    422,
    'query.$where',
  );
});

test('bulk update changes each record in its own way, and broadcasts each', async () => {
  const [a, b] = [await create({ title: 'a' }), await create({ title: 'b' })];
  const received = await listen();
  const answer = await bulkUpdate([
    { id: b.id, title: 'B' },
    { id: a.id, status: 'done' },
  ]);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject([
    { id: b.id, title: 'B', status: 'open', created_by: operator },
    { id: a.id, title: 'a', status: 'done' },
  ]);
  await eventually(() => received).toEqual(['update B', 'update a']);
});

test('bulk update changes nothing if a record is unknown or would become invalid', async () => {
  const { id } = await create({ title: 'a' });
  const change = { id, title: 'changed' };
  await expectError(await bulkUpdate([change, { id: 'none' }]), 404, 'no Task "none"');
  await expectError(await bulkUpdate([change, { id, priority: 9 }]), 422, '1.priority');
  await expectError(await bulkUpdate([change, { title: 'x' }]), 422, '1.id');
  const tooMany = Array.from({ length: 501 }, () => change);
  expect((await bulkUpdate(tooMany)).status).toBe(422);
  expect(await titles({})).toEqual(['a']);
});

test('upsert updates the records whose key exists, creates the others, and broadcasts each', async () => {
  const { id } = await create({ title: 'a', priority: 1, tags: ['kept'] });
  const received = await listen();
  const answer = await upsert(
    [
      { title: 'a', priority: 2 },
      { title: 'b', priority: 1 },
      { title: 'b', priority: 3 },
    ],
    'title',
  );
  expect(await answer.json()).toEqual({
    created: 1,
    updated: 1,
    records: [
      expect.objectContaining({ id, title: 'a', priority: 2, tags: ['kept'] }),
      expect.objectContaining({ title: 'b', priority: 3, created_by: operator }),
    ],
  });
  await eventually(() => received).toEqual(['update a', 'create b']);
});

test('upsert takes several fields as a key', async () => {
  await create({ title: 'a', priority: 1 });
  const answer = await upsert(
    [
      { title: 'a', priority: 1, status: 'done' },
      { title: 'a', priority: 2 },
    ],
    ['title', 'priority'],
  );
  expect(await answer.json()).toMatchObject({ created: 1, updated: 1 });
});

test.each([
  [
    'a row without the key',
    [{ title: 'a' }, { title: 'b', due_date: null }],
    'due_date',
    'records.0.due_date',
  ],
  ['a system field as the key', [{ title: 'a', id: 'x' }], 'id', 'key: id'],
  ['an invalid record', [{ title: 'a' }, { title: 'b', priority: 9 }], 'title', '1.priority'],
  ['no key', [{ title: 'a' }], [], 'key'],
])('upsert rejects %s and writes nothing', async (_what, rows, key, message) => {
  await expectError(await upsert(rows, key), 422, message);
  expect(await titles({})).toEqual([]);
});

test('batches need a registered user and a known entity', async () => {
  const { platform } = running;
  for (const [method, path] of [
    ['PATCH', 'update-many'],
    ['PUT', 'bulk'],
    ['POST', 'upsert'],
  ] as const) {
    const status = async (entity: string, token?: string) => {
      const init = { method, json: {}, ...(token === undefined ? {} : { token }) };
      return (await call(platform, `/apps/brazos/entities/${entity}/${path}`, init)).status;
    };
    expect(await status('Task')).toBe(401);
    expect(await status('Task', platform.tokenFor(guest))).toBe(403);
    expect(await status('User', platform.serviceToken)).toBe(404);
  }
});
