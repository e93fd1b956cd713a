import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { createClient } from './client';
import { json, respondWith, serve } from './testing';

interface Task {
  title: string;
  due: string;
  status: 'open' | 'done';
}

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

// The socket library never loads: these tests are about requests.
const load = () => new Promise<never>(() => undefined);
const clientOf = (serverUrl: string, token = 'first') =>
  createClient<{ Task: Task }>({ serverUrl, appId: 'brazos', token, serviceToken: 's' }, { load });

const seen = <Seen>(spy: { mock: { calls: Seen[] } }, count: number) =>
  vi.waitFor(() => expect(spy.mock.calls).toHaveLength(count), { timeout: 20_000 });

test('watch sends the request that filter sends, and delivers the records', async () => {
  const server = await respondWith([{ id: '1' }]);
  const { Task } = clientOf(server.url).entities;
  const query = { status: 'open', due: { $lt: '2026-04-01' } } as const;
  const onRecords = vi.fn();
  Task.watch(query, onRecords, undefined, { sort: '-due', limit: 5, skip: 2, fields: ['title'] });
  await seen(onRecords, 1);
  await Task.filter(query, '-due', 5, 2, ['title']);
  expect(server.requests).toEqual([server.requests[0], server.requests[0]]);
  expect(onRecords).toHaveBeenCalledWith([{ id: '1' }]);
});

describe('equal queries', () => {
  test('share one read, whatever the order of their keys', async () => {
    const server = await respondWith([]);
    const { Task } = clientOf(server.url).entities;
    const onRecords = vi.fn();
    const late = { $lt: '2026-04-01', $gt: '2026-03-01' };
    Task.watch({ status: 'open', $or: [{ due: late }] }, onRecords);
    Task.watch({ $or: [{ due: { $gt: late.$gt, $lt: late.$lt } }], status: 'open' }, onRecords);
    Task.watch({ status: 'open', $or: [{ due: late }] }, onRecords, undefined, { sort: null });
    await seen(onRecords, 3);
    expect(server.requests).toHaveLength(1);
  });

  test('of the service role share one read, but not with a user', async () => {
    const server = await respondWith([]);
    const client = clientOf(server.url);
    const onRecords = vi.fn();
    client.asServiceRole.entities.Task.watch({}, onRecords);
    client.asServiceRole.entities.Task.watch({}, onRecords);
    client.entities.Task.watch({}, onRecords);
    await seen(onRecords, 3);
    expect(server.requests).toHaveLength(2);
  });

  test('are of the same entity, and have the same sort, limit, skip, and fields', async () => {
    const server = await respondWith([]);
    const { Task, Permit } = createClient(
      { serverUrl: server.url, appId: 'brazos' },
      { load },
    ).entities;
    const onRecords = vi.fn();
    const all = [{}, { sort: 'due' }, { limit: 1 }, { skip: 1 }, { fields: ['due'] }];
    for (const options of all) Task.watch({}, onRecords, undefined, options);
    Permit.watch({}, onRecords);
    await seen(onRecords, all.length + 1);
    expect(new Set(server.requests).size).toBe(all.length + 1);
  });
});

test('a new token is used at once, even if the old one’s read never ends', async () => {
  const server = await serve(({ headers }, response, count) => {
    if (count > 1) json(response, [{ id: headers.authorization }]);
  });
  const client = clientOf(server.url);
  const onRecords = vi.fn();
  client.entities.Task.watch({}, onRecords);
  await vi.waitFor(() => expect(server.requests).toHaveLength(1), { timeout: 20_000 });
  client.setToken('second');
  await seen(onRecords, 1);
  expect(onRecords).toHaveBeenCalledWith([{ id: 'Bearer second' }]);
});

test('cleanup ends a watch without an error, and a new one reads anew', async () => {
  const server = await serve((_, response, count) => {
    if (count > 1) json(response, []);
  });
  const client = clientOf(server.url);
  const ended = vi.fn();
  const onRecords = vi.fn();
  const end = client.entities.Task.watch({}, ended, ended);
  await vi.waitFor(() => expect(server.requests).toHaveLength(1), { timeout: 20_000 });
  client.cleanup();
  client.entities.Task.watch({}, onRecords);
  await seen(onRecords, 1);
  end();
  expect(ended).not.toHaveBeenCalled();
});

test('a failed read gives the error of the platform', async () => {
  const server = await respondWith({ message: 'Not for you' }, 403);
  const onError = vi.fn();
  clientOf(server.url).entities.Task.watch({}, () => undefined, onError);
  await seen(onError, 1);
  expect(onError.mock.calls).toMatchObject([[{ message: 'Not for you', status: 403 }]]);
});

test.each([
  ['isn’t a list', '{"items":[]}', 'a list'],
  ['is nested too deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'nested too deep'],
])('a response that %s is unexpected', async (_, body, message) => {
  const server = await serve((_request, response) => response.end(body));
  const onError = vi.fn();
  clientOf(server.url).entities.Task.watch({}, () => undefined, onError);
  await seen(onError, 1);
  const [[error]] = onError.mock.calls as [[Error]];
  expect(error).toMatchObject({ code: 'unexpected_answer' });
  expect(error.message).toContain(message);
});

test('a query that isn’t JSON is rejected, and nothing starts', async () => {
  const server = await respondWith([]);
  const query: Record<string, unknown> = {};
  query.self = query;
  const { entities } = createClient({ serverUrl: server.url, appId: 'brazos' });
  expect(() => entities.Task.watch(query, () => undefined)).toThrow(
    expect.objectContaining({ name: 'PlatformError', code: 'not_sent' }),
  );
  expect(server.requests).toEqual([]);
});

test('records, queries, and options have the type of the entity', async () => {
  const { Task } = clientOf((await respondWith([])).url).entities;
  const ends = [
    Task.watch({ status: 'open' }, (tasks) => {
      expectTypeOf(tasks[0]?.status).toEqualTypeOf<'open' | 'done' | undefined>();
    }),
    Task.watch(
      {},
      (tasks) => expectTypeOf(tasks).toEqualTypeOf<Pick<Task & { id: string }, 'id' | 'due'>[]>(),
      (error) => expectTypeOf(error.status).toEqualTypeOf<number | null>(),
      { sort: '-created_date', limit: 5, fields: ['id', 'due'] },
    ),
    // @ts-expect-error: no such status
    Task.watch({ status: 'lost' }, () => undefined),
    // @ts-expect-error: no such sort key
    Task.watch({}, () => undefined, undefined, { sort: 'colour' }),
  ];
  for (const end of ends) end();
});
