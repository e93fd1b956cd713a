import { expect, test } from 'vitest';
import { type Client, createClient } from './client';
import { failureOf, respondWith } from './testing';

const clientOf = (serverUrl: string) => createClient({ serverUrl, appId: 'brazos' });
const tasksOf = (serverUrl: string) => clientOf(serverUrl).entities.Task;

test('list and filter say what they received instead of a list', async () => {
  for (const [answer, what] of [
    [{ items: [] }, 'an object'],
    ['text', 'a string'],
    [null, 'nothing'],
  ]) {
    const Task = tasksOf((await respondWith(answer)).url);
    for (const call of [Task.list(), Task.filter({})]) {
      expect((await failureOf(call)).message).toContain(`${what} instead of a list`);
    }
  }
  const Task = tasksOf((await respondWith([])).url);
  expect((await failureOf(Task.get('1'))).message).toContain('a list instead of an object');
  expect((await failureOf(Task.list({}))).message).toContain('a list instead of an object');
  const counted = tasksOf((await respondWith({})).url);
  expect((await failureOf(counted.count())).message).toContain('no count');
});

test('a page rejects request options, which have an argument of their own', async () => {
  const server = await respondWith({});
  const failure = await failureOf(tasksOf(server.url).list({ timeout: 4000 }));
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
  const client = clientOf(server.url);
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
  ['a pattern', ({ entities }) => entities.Task.filter({ a: /b/ }), "query.a: it's a RegExp"],
  ['a limit that isn’t one', ({ entities }) => entities.Task.list('a', NaN), "limit: it's NaN"],
  ['a page’s limit', ({ entities }) => entities.Task.list({ limit: NaN }), "limit: it's NaN"],
  ['a set of fields', ({ entities }) => entities.Task.list('a', 1, 0, new Set(['a'])), 'fields'],
  ['an empty field', ({ entities }) => entities.Task.list('a', 1, 0, [nothing]), 'fields[0]'],
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
  const failure = await failureOf(call(clientOf(server.url)));
  expect(failure.code).toBe('not_sent');
  expect(failure.message).toContain(message);
  expect(server.requests).toEqual([]);
});

test('null, dates, and options that are undefined are sent as before', async () => {
  const server = await respondWith([]);
  const client = clientOf(server.url);
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
