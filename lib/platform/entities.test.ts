import { expect, expectTypeOf, test } from 'vitest';
import { createClient } from './client';
import { failureOf, respondWith } from './testing';

interface Task {
  title: string;
  due: string;
  status: 'open' | 'done';
  hours?: number;
}

const clientOf = (serverUrl: string) =>
  createClient<{ Task: Task }>({ serverUrl, appId: 'brazos', serviceToken: 's' });

// For untyped callers.
// biome-ignore lint/suspicious/noExplicitAny: see above
const untyped: [string, (Task: any) => Promise<unknown>][] = [
  ['deleting an empty ID', (Task) => Task.delete('')],
  ['deleting without an ID', (Task) => Task.delete(undefined)],
  ['updating an empty ID', (Task) => Task.update('', { due: 'a' })],
  ['getting an empty ID', (Task) => Task.get('')],
  ['deleteMany without a query', (Task) => Task.deleteMany()],
  ['deleteMany with null as its query', (Task) => Task.deleteMany(null)],
  ['updateMany without a query', (Task) => Task.updateMany(undefined, { $set: {} })],
  ['deleteMany with a Map', (Task) => Task.deleteMany(new Map([['status', 'done']]))],
  ['deleteMany with a Set', (Task) => Task.deleteMany(new Set(['7']))],
  ['deleteMany with a function', (Task) => Task.deleteMany({ due: () => '2026' })],
  ['deleteMany with inherited fields', (Task) => Task.deleteMany(Object.create({ due: '2026' }))],
  ['deleteMany with a symbol', (Task) => Task.deleteMany({ [Symbol('or')]: [] })],
  ['deleteMany with NaN', (Task) => Task.deleteMany({ hours: NaN })],
  ['deleteMany with a promise', (Task) => Task.deleteMany(Promise.resolve({ due: '2026' }))],
  ['deleteMany with no conditions', (Task) => Task.deleteMany({ $and: [] })],
  ['deleteMany with an empty one', (Task) => Task.deleteMany({ $or: [{ due: '2026' }, {}] })],
  ['deleteMany with none inside', (Task) => Task.deleteMany({ $or: [{ $and: [{ $or: [] }] }] })],
  ['updateMany with no conditions', (Task) => Task.updateMany({ $or: [] }, { $set: { due: 'a' } })],
  ['deleteMany with another JSON', (Task) => Task.deleteMany({ due: '2026', toJSON: () => ({}) })],
  ['updateMany with a Map', (Task) => Task.updateMany(new Map(), { $set: { status: 'done' } })],
  ['updateMany to NaN', (Task) => Task.updateMany({}, { $inc: { hours: NaN } })],
  ['updateMany to nothing', (Task) => Task.updateMany({}, {})],
  ['updateMany to a Map', (Task) => Task.updateMany({}, new Map([['$set', {}]]))],
  ['updateMany without operators', (Task) => Task.updateMany({}, { status: 'done' })],
  ['updateMany without a change', (Task) => Task.updateMany({})],
  ['importing something other than a file', (Task) => Task.importEntities('a,b')],
  ['a file in a record', (Task) => Task.update('1', { title: new File([], 'a') })],
];

test.each(untyped)('%s, which could affect other records, isn’t sent', async (_, call) => {
  const server = await respondWith({});
  expect((await failureOf(call(clientOf(server.url).entities.Task))).code).toBe('not_sent');
  expect(server.requests).toEqual([]);
});

type Entities = ReturnType<typeof clientOf>['entities'];

test('type-checks filters and sort keys against the record', async () => {
  const server = await respondWith([]);
  const { Task } = clientOf(server.url).entities;
  await Task.filter({
    status: { $in: ['open'], $ne: 'done' },
    due: { $gte: '2026-01-01', $lt: '2027-01-01' },
    hours: null,
    created_by: 'a@b.example',
    $or: [{ title: 'Drain' }, { $and: [{ hours: { $gt: 1, $lte: 8, $nin: [3] } }] }],
  });
  await Task.list('due');
  await Task.list('-created_date');
  // @ts-expect-error: no such field
  await Task.filter({ colour: 'red' });
  // @ts-expect-error: no such status
  await Task.filter({ status: 'lost' });
  // @ts-expect-error: hours are numbers
  await Task.filter({ hours: { $gt: '1' } });
  // @ts-expect-error: no such condition
  await Task.filter({ due: { $like: '2026' } });
  // @ts-expect-error: $or is checked too
  await Task.filter({ $or: [{ colour: 'red' }] });
  // @ts-expect-error: a title cannot be null
  await Task.filter({ title: null });
  // @ts-expect-error: no such sort key
  await Task.list('-colour');
  // @ts-expect-error: no such field
  await Task.list('due', 1, 0, ['colour']);
  // @ts-expect-error: no such entity
  expect(clientOf(server.url).entities.Site).toBeDefined();
});

test('types each entity’s records', async () => {
  type Entity = Entities['Task'];
  expectTypeOf<Awaited<ReturnType<Entity['get']>>['status']>().toEqualTypeOf<'open' | 'done'>();
  expectTypeOf<Awaited<ReturnType<Entity['get']>>['created_date']>().toEqualTypeOf<string>();
  expectTypeOf<Parameters<Entity['create']>[0]>().toEqualTypeOf<Omit<Task, 'id'>>();
  expectTypeOf<Parameters<Entity['update']>[1]>().toExtend<Partial<Task>>();
  const server = await respondWith([]);
  const client = clientOf(server.url);
  expectTypeOf(await client.entities.Task.list('due', 1, 0, ['id', 'due'])).toEqualTypeOf<
    Pick<Task & { id: string }, 'id' | 'due'>[]
  >();
  expectTypeOf((await client.entities.Task.list())[0]?.hours).toEqualTypeOf<number | undefined>();
  expectTypeOf(client.asServiceRole.entities).toEqualTypeOf(client.entities);
});
