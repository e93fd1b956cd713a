import { expect, test } from 'vitest';
import { type Client, createClient } from './client';
import { failureOf, respondWith } from './testing';

interface Task {
  title: string;
  due: string;
  status: 'open' | 'done';
  hours?: number;
}

const clientOf = (serverUrl: string) =>
  createClient<{ Task: Task }>({ serverUrl, appId: 'brazos' });

/** Without types. */
const anyClientOf = (serverUrl: string) => createClient({ serverUrl, appId: 'brazos' });
const anyOf = (serverUrl: string) => anyClientOf(serverUrl).entities.Task;

// For untyped callers.
// biome-ignore lint/suspicious/noExplicitAny: see above
const untyped: [string, (Task: any) => Promise<unknown>][] = [
  ['deleting an empty ID', (Task) => Task.delete('')],
  ['deleting without an ID', (Task) => Task.delete(undefined)],
  ['updating an empty ID', (Task) => Task.update('', { due: 'a' })],
  ['deleteMany without a query', (Task) => Task.deleteMany()],
  ['deleteMany with null as its query', (Task) => Task.deleteMany(null)],
  ['updateMany without a query', (Task) => Task.updateMany(undefined, { $set: {} })],
  ['deleteMany with a Map', (Task) => Task.deleteMany(new Map([['status', 'done']]))],
  ['deleteMany with a function', (Task) => Task.deleteMany({ due: () => '2026' })],
  ['deleteMany with no conditions', (Task) => Task.deleteMany({ $and: [] })],
  ['deleteMany with an empty one', (Task) => Task.deleteMany({ $or: [{ due: '2026' }, {}] })],
  ['deleteMany with none inside', (Task) => Task.deleteMany({ $or: [{ $and: [{ $or: [] }] }] })],
  ['updateMany with no conditions', (Task) => Task.updateMany({ $or: [] }, { $set: { due: 'a' } })],
  ['updateMany to NaN', (Task) => Task.updateMany({}, { $inc: { hours: NaN } })],
  ['updateMany to nothing', (Task) => Task.updateMany({}, {})],
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

test('list and filter say what they received instead of a list', async () => {
  for (const [answer, what] of [
    [{ items: {} }, 'an object'],
    ['text', 'a string'],
    [null, 'nothing'],
  ]) {
    const Task = anyOf((await respondWith(answer)).url);
    for (const call of [Task.list(), Task.filter({})]) {
      expect((await failureOf(call)).message).toContain(`${what} instead of a list`);
    }
  }
  const Task = anyOf((await respondWith([])).url);
  expect((await failureOf(Task.get('1'))).message).toContain('a list instead of an object');
  expect((await failureOf(Task.list({}))).message).toContain('a list instead of an object');
  const counted = anyOf((await respondWith({})).url);
  expect((await failureOf(counted.count())).message).toContain('no count');
});

test('a page rejects request options, which have an argument of their own', async () => {
  const server = await respondWith({});
  const failure = await failureOf(anyOf(server.url).list({ timeout: 4000 }));
  expect(failure).toMatchObject({
    code: 'not_sent',
    message: 'Pass "timeout" in an argument of its own, after the page',
  });
  expect(server.requests).toEqual([]);
});

const nothing = undefined;

test.each([
  [{ status: nothing }, 'query.status'],
  [{ status: 'open', due: { $lt: nothing } }, 'query.due.$lt'],
  [{ $or: [{ status: 'open' }, { $and: [{ due: nothing }] }] }, 'query.$or[1].$and[0].due'],
  [{ status: { $in: ['open', nothing] } }, 'query.status.$in[1]'],
  // A hole is sent as null, like undefined.
  [{ status: { $in: new Array(1) } }, 'query.status.$in[0]'],
])('%o is refused with the path of the undefined value', async (query, path) => {
  const server = await respondWith([]);
  const client = anyClientOf(server.url);
  const { Task } = client.entities;
  const calls = [
    Task.filter(query),
    Task.filter(query, { limit: 5 }),
    Task.count(query),
    Task.deleteMany(query),
    Task.updateMany(query, { $set: { status: 'done' } }),
    Task.aggregate({ query }),
    client.agents.listConversations({ q: query }),
  ];
  const message = `Can't send ${path}: it's undefined`;
  for (const call of calls) {
    expect(await failureOf(call)).toMatchObject({ code: 'not_sent', message });
  }
  const having = await failureOf(Task.aggregate({ having: query }));
  expect(having.message).toBe(message.replace('query', 'having'));
  expect(server.requests).toEqual([]);
});

const limit = new Map([['limit', 5]]);

test.each<[string, (client: Client) => Promise<unknown>, string]>([
  ['a query that’s a Map', ({ entities }) => entities.Task.filter(limit), "query: it's a Map"],
  ['a limit that isn’t one', ({ entities }) => entities.Task.list('a', NaN), "limit: it's NaN"],
  ['a page that’s a Map', ({ entities }) => entities.Task.list(limit), 'options as an object'],
  ['parameters in a Map', ({ appLogs }) => appLogs.fetchLogs(limit), 'an object, not a Map'],
  ['a log’s day', ({ appLogs }) => appLogs.fetchLogs({ since: new Date('31/12') }), 'since: it'],
  [
    'chats by a query string',
    ({ agents }) => agents.listConversations(new URLSearchParams()),
    'an',
  ],
])('%s is refused, instead of reading other records', async (_, call, message) => {
  const server = await respondWith([]);
  const failure = await failureOf(call(anyClientOf(server.url)));
  expect(failure.code).toBe('not_sent');
  expect(failure.message).toContain(message);
  expect(server.requests).toEqual([]);
});

test('null, dates, and options that are undefined are sent as before', async () => {
  const server = await respondWith([]);
  const client = anyClientOf(server.url);
  const { Task } = client.entities;
  await Task.filter({ status: null, due: { $lt: new Date(0) } }, undefined, undefined);
  await Task.list();
  await client.agents.listConversations({ q: nothing });
  const q = encodeURIComponent('{"status":null,"due":{"$lt":"1970-01-01T00:00:00.000Z"}}');
  expect(server.requests).toEqual([
    `GET /api/apps/brazos/entities/Task?q=${q}`,
    'GET /api/apps/brazos/entities/Task',
    'GET /api/apps/brazos/agents/conversations',
  ]);
});
