import { expect, test } from 'vitest';
import { call, guest, testPlatform } from '../testing';
import { taskClient, tasksPath } from './testing-tasks';

const running = testPlatform({ generation: 'current' });
const { ask, create, titles } = taskClient(running);
const updateMany = (query: object, data: unknown) =>
  ask(`${tasksPath}/update-many`, { method: 'PATCH', json: { query, data } });
const bulkUpdate = (json: unknown) => ask(`${tasksPath}/bulk`, { method: 'PUT', json });
const upsert = (records: unknown, key: unknown) =>
  ask(`${tasksPath}/upsert`, { json: { records, key } });

async function expectError(answer: Response, status: number, message: string): Promise<void> {
  expect([answer.status, (await answer.json()).error.message]).toEqual([
    status,
    expect.stringContaining(message),
  ]);
}

test('update-many changes 500 records per call', async () => {
  const json = Array.from({ length: 501 }, (_, index) => ({ title: `t${index}` }));
  await ask(`${tasksPath}/bulk`, { json });
  const done = { $set: { status: 'done' } };
  const first = await updateMany({ status: 'open' }, done);
  expect(await first.json()).toEqual({ success: true, updated: 500, has_more: true });
  const second = await updateMany({ status: 'open' }, done);
  expect(await second.json()).toEqual({ success: true, updated: 1, has_more: false });
});

test('update-many sets dates and lists, removes and renames fields, and keeps the system fields', async () => {
  const { id } = await create({ title: 'a', description: 'b', tags: ['x', 'y'] });
  const answer = await updateMany(
    {},
    {
      $set: { id: 'mine' },
      $currentDate: { due_date: true },
      $push: { tags: { $each: ['z'] } },
      $rename: { description: 'title' },
    },
  );
  expect(await answer.json()).toMatchObject({ updated: 1 });
  const [task] = await (await ask(tasksPath)).json();
  expect(task).toMatchObject({ id, title: 'b', tags: ['x', 'y', 'z'] });
  expect(task).not.toHaveProperty('description');
  expect(Date.parse(task.due_date)).toBeGreaterThan(0);
});

test.each([
  ['a record that would become invalid', { $inc: { priority: 3 } }, 'priority'],
  ['a field without which a record is invalid', { $unset: { title: '' } }, 'title'],
  ['a path into a prototype', JSON.parse('{"$set":{"__proto__.x":1}}'), 'data: '],
  ['no operator', {}, 'data: must have an operator'],
])('update-many rejects %s and changes nothing', async (_what, data, message) => {
  await create({ title: 'a', priority: 1 });
  await create({ title: 'b', priority: 4 });
  await expectError(await updateMany({}, data), 422, message);
  expect(await titles({ priority: { $in: [1, 4] } })).toEqual(['b', 'a']);
});

test('bulk update changes nothing if a record is unknown or would become invalid', async () => {
  const { id } = await create({ title: 'a' });
  const change = { id, title: 'changed' };
  await expectError(await bulkUpdate([change, { id: 'none' }]), 404, 'no Task "none"');
  await expectError(await bulkUpdate([change, { id, priority: 9 }]), 422, '1.priority');
  expect(await titles({})).toEqual(['a']);
});

test('concurrent upserts of the same key create one record; of rows with one key, the last wins', async () => {
  const rows = [1, 2, 3].map((priority) => ({ title: 'a', priority }));
  await Promise.all([1, 2, 3, 4].map(() => upsert(rows, 'title')));
  expect(await (await ask(tasksPath)).json()).toMatchObject([{ title: 'a', priority: 3 }]);
});

test.each([
  [
    'a row without the key',
    [{ title: 'a' }, { title: 'b', due_date: null }],
    'due_date',
    'records.0.due_date',
  ],
  ['an invalid record', [{ title: 'a' }, { title: 'b', priority: 9 }], 'title', '1.priority'],
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
