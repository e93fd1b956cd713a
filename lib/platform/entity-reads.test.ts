import { expect, test } from 'vitest';
import { createClient } from './client';
import { failureOf, json, respondWith, serve } from './testing';

const clientOf = (serverUrl: string) => createClient({ serverUrl, appId: 'brazos' });
const tasksOf = (serverUrl: string) => clientOf(serverUrl).entities.Task;

async function itemsOf(pages: AsyncIterable<{ items: unknown[] }>): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const { items } of pages) all.push(...items);
  return all;
}

test('pages reads each page when it’s needed, with the query and the cursor before it', async () => {
  const server = await serve((_, response, count) =>
    json(response, {
      items: [count],
      next_cursor: count < 3 ? `c${count}` : null,
      has_more: count < 3,
    }),
  );
  expect(await itemsOf(tasksOf(server.url).pages({ a: 1 }, { limit: 2 }))).toEqual([1, 2, 3]);
  const address = 'GET /api/apps/brazos/entities/Task/v2/list?q=%7B%22a%22%3A1%7D&limit=2';
  expect(server.requests).toEqual([address, `${address}&cursor=c1`, `${address}&cursor=c2`]);
});

test('pages of everything ends after the first page without more', async () => {
  const server = await respondWith({ items: ['U1'], next_cursor: 'c', has_more: false });
  expect(await itemsOf(tasksOf(server.url).pages())).toEqual(['U1']);
  expect(server.requests).toHaveLength(1);
});

test('pages ends with an error when a cursor returns to an earlier page', async () => {
  const server = await respondWith({ items: [1], next_cursor: 'c', has_more: true });
  const failure = await failureOf(itemsOf(tasksOf(server.url).pages()));
  expect(failure.message).toContain('a cursor that returns to an earlier page');
  expect(server.requests).toHaveLength(2);
});

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
  const calls: [string, Promise<unknown>, string?][] = [
    ['filter', Task.filter(query)],
    ['filter', Task.filter(query, { limit: 5 })],
    ['pages', Task.pages(query).next()],
    ['count', Task.count(query)],
    ['deleteMany', Task.deleteMany(query)],
    ['updateMany', Task.updateMany(query, { $set: { status: 'done' } })],
    ['aggregate', Task.aggregate({ query })],
    ['aggregate', Task.aggregate({ having: query }), path.replace('query', 'having')],
    [
      'listConversations',
      client.agents.listConversations({ q: query }),
      path.replace('query', 'q'),
    ],
  ];
  for (const [name, call, at = path] of calls) {
    const message = `${name} received undefined at ${at}`;
    expect(await failureOf(call)).toMatchObject({ code: 'not_sent', message });
  }
  expect(server.requests).toEqual([]);
});

test('a query that refers to itself is refused too', async () => {
  const server = await respondWith([]);
  const client = clientOf(server.url);
  const query: Record<string, unknown> = {};
  query.self = query;
  expect((await failureOf(client.entities.Task.filter(query))).code).toBe('not_sent');
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
