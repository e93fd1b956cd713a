import { expect, test } from 'vitest';
import { createClient } from './index';
import { record } from './wire-recorder';

const circular: Record<string, unknown> = {};
circular.self = circular;
const throwing = Object.defineProperty({}, 'due', {
  enumerable: true,
  get() {
    throw new Error('not now');
  },
});
const hidden = Object.defineProperty({}, 'id', { value: '7' });

async function clientOf() {
  const { url, tape } = await record({ body: { id: '7' } });
  return { client: createClient({ serverUrl: url, appId: 'brazos' }), tape };
}

test.each<[string, unknown]>([
  ['data.due: it’s NaN', NaN],
  ['Infinity', Infinity],
  ['an invalid Date', new Date('31/12/2026')],
  ['an invalid Object', { toJSON: () => undefined }],
  ['a bigint', 1n],
  ['a function', () => 1],
  ['a symbol', Symbol('a')],
  ['a Map', new Map([['a', 1]])],
  ['a Set', new Set(['a'])],
  ['a Buffer', Buffer.from('a')],
  ['data.due.plan: it’s a file', { plan: new Blob([]) }],
  ['a Plan', new (class Plan {})()],
  ['inherited fields', Object.create({ a: 1 })],
  ['data.due[1]: it’s undefined', [1, undefined]],
  ['data.due[0].a: it’s NaN', [{ a: NaN }]],
  ['circular', circular],
  ['not readable', throwing],
])('a record isn’t sent if JSON would change it: %s', async (message, due) => {
  const { client, tape } = await clientOf();
  for (const call of [
    client.entities.Task.create({ due }),
    client.functions.invoke('run', { file: new File([], 'a'), due }),
    client.entities.Task.filter({ due }),
  ]) {
    const failure: unknown = await call.then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ name: 'PlatformError', code: 'not_sent' });
  }
  const failure = client.entities.Task.create({ due });
  await expect(failure).rejects.toThrow(message.replace('’', "'"));
  expect(tape).toEqual([]);
});

test.each([
  ['undefined', { status: undefined }],
  ['nested undefined', { $or: [{ status: undefined }] }],
])('a query with %s, which more records would match, isn’t sent', async (_, query) => {
  const { client, tape } = await clientOf();
  const { Task } = client.entities;
  for (const call of [
    Task.filter(query),
    Task.filter(query, { limit: 5 }),
    Task.count(query),
    Task.deleteMany(query),
    Task.updateMany(query, { $set: { a: 1 } }),
    Task.aggregate({ query }),
    Task.aggregate({ having: query }),
    client.agents.listConversations({ q: query }),
  ]) {
    await expect(call).rejects.toMatchObject({ code: 'not_sent' });
  }
  expect(tape).toEqual([]);
});

/** A server may take each of them for all records. */
const vacuous = {
  nothing: null,
  'a text': 'all',
  'a Map': new Map(),
  'a list': [],
  'an empty $and': { $and: [] },
  'an empty condition in $or': { $or: [{}] },
  'a field’s empty condition': { status: {} },
  'an empty $nin': { status: { $nin: [] } },
  'an empty $not': { $nor: [{ status: { $not: {} } }] },
  'an empty $expr': { $expr: {} },
  'a field called __proto__': JSON.parse('{"__proto__":{"id":"7"}}'),
  'a field that isn’t enumerable': hidden,
  'such a field in a condition': { status: hidden },
  'a field whose name is a symbol': { [Symbol('id')]: '7' },
  'a circular reference': { $and: [circular] },
  'a getter that throws': throwing,
};
test.each(Object.entries(vacuous))('deleteMany and updateMany refuse %s', async (_, query) => {
  const { client, tape } = await clientOf();
  const { Task } = client.entities;
  for (const call of [Task.deleteMany(query), Task.updateMany(query, { $set: { a: 1 } })]) {
    await expect(call).rejects.toMatchObject({ name: 'PlatformError', code: 'not_sent' });
  }
  expect(tape).toEqual([]);
});

test.each([[{}], [{ id: { $in: [] } }], [{ $and: [{ a: null }, { b: { $nin: [1] } }] }]])(
  'deleteMany sends %j',
  async (query) => {
    const { client, tape } = await clientOf();
    await client.entities.Task.deleteMany(query);
    expect(tape).toMatchObject([{ body: query }]);
  },
);

test('updateMany, invitations, and named parameters are refused before they’re sent', async () => {
  const { client, tape } = await clientOf();
  // For untyped callers.
  const wrong = 'drain the tank' as unknown as object;
  for (const [call, message] of [
    [client.entities.Task.updateMany({}, { status: 'done' }), 'operators'],
    [client.entities.Task.updateMany({}, {}), 'operators'],
    [client.entities.Task.list({ timeout: 4000 }), 'argument of its own'],
    [client.entities.Task.get(''), 'not empty'],
    [client.entities.Task.importEntities('a.csv'), 'a File'],
    [client.appLogs.fetchLogs(new Map()), 'a Map'],
    [client.users.inviteUser('a@b.example', 'owner' as 'user'), 'received: owner'],
    [client.integrations.custom.call(' ', 'get:/a'), 'slug'],
    [client.integrations.custom.call('crm', ''), 'operationId'],
    [
      client.functions.invoke('run', wrong),
      'Function run must receive an object with named parameters, received: drain the tank',
    ],
    [client.functions.invoke('run', new File([], 'a')), 'a file'],
    [
      client.integrations.Core.Run(wrong),
      'Integration Run must receive an object with named parameters, received: drain the tank',
    ],
  ] as const) {
    await expect(call).rejects.toMatchObject({
      code: 'not_sent',
      message: expect.stringContaining(message),
    });
  }
  expect(tape).toEqual([]);
});
