import { describe, expect, expectTypeOf, test } from 'vitest';
import { createClient } from './client';
import { failureOf, formIn, respondWith } from './testing';

interface Task {
  title: string;
  due: string;
  status: 'open' | 'done';
  hours?: number;
}

const clientOf = (serverUrl: string) =>
  createClient<{ Task: Task }>({ serverUrl, appId: 'brazos', serviceToken: 's' });

test('importEntities sends the file', async () => {
  const server = await respondWith({ imported: 2 });
  const file = new File(['title\nDrain'], 'tasks.csv', { type: 'text/csv' });
  const { Task } = clientOf(server.url).entities;
  expect(await Task.importEntities(file)).toEqual({ imported: 2 });
  expect(server.requests).toEqual(['POST /api/apps/brazos/entities/Task/import']);
  const sent = await formIn(server.last());
  expect([...sent.keys()]).toEqual(['file']);
  const came = sent.get('file') as File;
  expect([came.name, await came.text()]).toEqual(['tasks.csv', 'title\nDrain']);
});

describe('what would do more than was meant is refused, and nothing is sent', () => {
  // What a caller without types can do.
  const nothing = undefined as unknown as string;
  test.each([
    ['deleting the id of nothing', ({ Task }: Entities) => Task.delete('')],
    ['deleting an id that is missing', ({ Task }: Entities) => Task.delete(nothing)],
    ['an update without an id', ({ Task }: Entities) => Task.update('', { due: 'a' })],
    ['getting the id of nothing', ({ Task }: Entities) => Task.get('')],
    [
      'deleteMany of a value that is missing',
      ({ Task }: Entities) => Task.deleteMany({ due: nothing }),
    ],
    [
      'deleteMany of a condition that is missing',
      ({ Task }: Entities) => Task.deleteMany({ $and: [{ due: { $lt: nothing } }] }),
    ],
    [
      'deleteMany without a query',
      ({ Task }: Entities) => Task.deleteMany(nothing as unknown as object),
    ],
    [
      'importing what is no file',
      ({ Task }: Entities) => Task.importEntities('a,b' as unknown as File),
    ],
    [
      'a file in a record',
      ({ Task }: Entities) => Task.update('1', { title: new File([], 'a') as unknown as string }),
    ],
  ])('%s', async (_, call) => {
    const server = await respondWith({});
    expect((await failureOf(call(clientOf(server.url).entities))).code).toBe('not_sent');
    expect(server.requests).toEqual([]);
  });
});

type Entities = ReturnType<typeof clientOf>['entities'];

test('an answer of another shape is unexpected', async () => {
  const { Task } = clientOf((await respondWith({ items: [] })).url).entities;
  for (const call of [() => Task.list(), () => Task.filter({}), () => Task.bulkCreate([])]) {
    expect((await failureOf(call())).code).toBe('unexpected_answer');
  }
  const { Task: listed } = clientOf((await respondWith([])).url).entities;
  for (const call of [
    () => listed.get('1'),
    () => listed.update('1', {}),
    () => listed.delete('1'),
  ]) {
    expect((await failureOf(call())).code).toBe('unexpected_answer');
  }
});

test('filters and sort keys are checked against the record', async () => {
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
  // @ts-expect-error: a task has no colour
  await Task.filter({ colour: 'red' });
  // @ts-expect-error: no status is called so
  await Task.filter({ status: 'lost' });
  // @ts-expect-error: hours are numbers
  await Task.filter({ hours: { $gt: '1' } });
  // @ts-expect-error: there is no such condition
  await Task.filter({ due: { $like: '2026' } });
  // @ts-expect-error: what stands inside of $or is checked too
  await Task.filter({ $or: [{ colour: 'red' }] });
  // @ts-expect-error: a title cannot be null
  await Task.filter({ title: null });
  // @ts-expect-error: nothing to sort by
  await Task.list('-colour');
  // @ts-expect-error: no such field
  await Task.list('due', 1, 0, ['colour']);
  // @ts-expect-error: there is no such entity
  expect(clientOf(server.url).entities.Site).toBeDefined();
});

test('records have their own type', async () => {
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
