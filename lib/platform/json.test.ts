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

async function expectRefusals(calls: Promise<unknown>[], message = '') {
  for (const call of calls) {
    const refusal = { code: 'not_sent', message: expect.stringContaining(message) };
    await expect(call).rejects.toMatchObject({ name: 'PlatformError', ...refusal });
  }
}

test.each<[string, unknown]>([
  ["due: it's NaN", NaN],
  ['Infinity', Infinity],
  ['an invalid Date', new Date('31/12/2026')],
  ['an invalid Object', { toJSON: () => undefined }],
  ['a bigint', 1n],
  ['a function', () => 1],
  ['a Map', new Map([['a', 1]])],
  ["due.plan: it's a file", { plan: new Blob([]) }],
  ['a Plan', new (class Plan {})()],
  ['inherited fields', Object.create({ a: 1 })],
  ["due[1]: it's undefined", [1, undefined]],
  ["due[0].a: it's NaN", [{ a: NaN }]],
  ['circular', circular],
  ['not readable', throwing],
])('nothing is sent if JSON would change it: %s', async (message, due) => {
  const { client, tape } = await clientOf();
  const { Task } = client.entities;
  const plan = new File([], 'a');
  await expectRefusals([Task.create({ due }), Task.filter({ due })], message);
  await expectRefusals([client.functions.invoke('run', { plan, due })]);
  expect(tape).toEqual([]);
});

test.each([{ status: undefined }, { $or: [{ status: undefined }] }])(
  'undefined fields are left out of a record, but not of a query, which would match more: %j',
  async (query) => {
    const { client, tape } = await clientOf();
    const { Task } = client.entities;
    await expectRefusals([
      Task.filter(query),
      Task.filter(query, { limit: 5 }),
      Task.count(query),
      Task.deleteMany(query),
      Task.updateMany(query, { $set: { a: 1 } }),
      Task.aggregate({ query }),
      Task.aggregate({ having: query }),
      client.agents.listConversations({ q: query }),
    ]);
    expect(tape).toEqual([]);
    await Task.create(query);
    expect(tape).toMatchObject([{ body: JSON.parse(JSON.stringify(query)) }]);
  },
);

test.each([
  ['a Map', new Map()],
  ['a field called __proto__', JSON.parse('{"__proto__":{"id":"7"}}')],
  ['a field that isn’t enumerable', hidden],
  ['such a field in a condition', { status: hidden }],
  ['a field whose name is a symbol', { [Symbol('id')]: '7' }],
  ['a circular reference', { $and: [circular] }],
  ['a getter that throws', throwing],
])('a query with %s deletes nothing', async (_, query) => {
  const { client, tape } = await clientOf();
  await expectRefusals([client.entities.Task.deleteMany(query)]);
  expect(tape).toEqual([]);
});
