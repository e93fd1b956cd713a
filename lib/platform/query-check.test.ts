import { expect, test } from 'vitest';
import { createClient } from './client';
import { failureOf, respondWith } from './testing';

const nothing = undefined;

async function clientOf() {
  const server = await respondWith([]);
  return { server, client: createClient({ serverUrl: server.url, appId: 'brazos' }) };
}

test.each([
  [{ status: nothing }, 'query.status'],
  [{ status: 'open', due: { $lt: nothing } }, 'query.due.$lt'],
  [{ $or: [{ status: 'open' }, { $and: [{ due: nothing }] }] }, 'query.$or[1].$and[0].due'],
  [{ status: { $in: ['open', nothing] } }, 'query.status.$in[1]'],
  // A hole is sent as null, like undefined.
  [{ status: { $in: new Array(1) } }, 'query.status.$in[0]'],
])('%o is refused with the path of the undefined value', async (query, path) => {
  const { server, client } = await clientOf();
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
  const { server, client } = await clientOf();
  const query: Record<string, unknown> = {};
  query.self = query;
  expect((await failureOf(client.entities.Task.filter(query))).code).toBe('not_sent');
  expect(server.requests).toEqual([]);
});

test('null, dates, and options that are undefined are sent as before', async () => {
  const { server, client } = await clientOf();
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
