import { expect, test, vi } from 'vitest';
import { createClient } from './client';
import { failureOf, respondWith } from './testing';

class Reading {
  psig = 42;
}

class Pressure extends Reading {
  toJSON() {
    return `${this.psig} psig`;
  }
}

const cycle: { self?: unknown } = {};
cycle.self = cycle;
let deep: unknown = 1;
for (let level = 0; level < 20_000; level += 1) deep = [deep];

const noJson: [name: string, value: unknown, what: string][] = [
  ['an invalid date', new Date('31/12/2026'), "data.due: it's an invalid Date"],
  [
    'an invalid date of a library',
    new (class Moment {
      toJSON = () => null;
    })(),
    'an invalid Moment',
  ],
  ['NaN', NaN, 'NaN'],
  ['undefined in a list', ['a', undefined], "data.due[1]: it's undefined"],
  ['a hole in a list', new Array(1), "data.due[0]: it's undefined"],
  ['a bigint', 1n, 'a bigint'],
  ['a function', { run: () => 1 }, "data.due.run: it's a function"],
  ['a symbol', Symbol('s'), 'a symbol'],
  [
    'a field whose name is a symbol',
    { [Symbol('gt')]: 1 },
    'an object with inherited fields or symbols',
  ],
  [
    'such a field and no prototype',
    Object.assign(Object.create(null), { [Symbol('a')]: 1 }),
    'symbols',
  ],
  ['inherited fields', Object.create({ a: 1 }), 'an object with inherited fields or symbols'],
  ['a Map', new Map([['a', 1]]), 'a Map'],
  ['an error', new Error('lost'), 'an Error'],
  ['an object of a class', new Reading(), 'a Reading'],
  ['bytes', new Uint8Array([1]), 'a Uint8Array'],
  ['Node’s bytes', Buffer.from('a'), 'a Buffer'],
  ['a file', new File([], 'a'), 'a file'],
  ['a circular reference', cycle, "data.due.self: it's a circular reference"],
  ['nesting without end', deep, "data: it's not readable"],
  [
    'a getter that throws',
    {
      get a() {
        throw new Error('gone');
      },
    },
    'not readable',
  ],
];

test.each(noJson)('a record with %s isn’t sent: JSON would change it', async (_, due, what) => {
  const server = await respondWith({});
  const { Task } = createClient({ serverUrl: server.url, appId: 'brazos' }).entities;
  const failure = await failureOf(Task.update('1', { title: 'a', due }));
  expect(failure.code).toBe('not_sent');
  expect(failure.message).toContain(what);
  expect(server.requests).toEqual([]);
});

test('a record without data isn’t sent either, and neither is a list that’s a Set', async () => {
  const { Task } = createClient({ serverUrl: 'http://127.0.0.1:1', appId: 'brazos' }).entities;
  expect((await failureOf(Task.create(undefined))).message).toContain("data: it's undefined");
  const rows = [{ hours: 1 }, { hours: 0 / 0 }];
  expect((await failureOf(Task.bulkCreate(rows))).message).toContain('rows[1].hours');
  expect((await failureOf(Task.bulkCreate(new Set(rows)))).message).toContain("rows: it's a Set");
});

test('a record arrives as it was given', async () => {
  const server = await respondWith({});
  const { Task } = createClient({ serverUrl: server.url, appId: 'brazos' }).entities;
  const shared = { a: [1, 'two', true, null, {}] };
  const record = Object.assign(Object.create(null), {
    shared,
    again: shared,
    due: new Date(0),
    page: new URL('https://site.example/ISO'),
    pressure: new Pressure(),
    omitted: undefined,
  });
  Object.defineProperty(record, '__proto__', { value: 'a field', enumerable: true });
  await Task.create(record);
  expect(server.last().body.toString()).toBe(
    `{"shared":{"a":[1,"two",true,null,{}]},"again":{"a":[1,"two",true,null,{}]},"due":"1970-01-01T00:00:00.000Z","page":"https://site.example/ISO","pressure":"42 psig","__proto__":"a field"}`,
  );
});

test('a message that can’t be sent isn’t shown to subscribers', async () => {
  const { agents, cleanup } = createClient({ serverUrl: 'http://127.0.0.1:1', appId: 'brazos' });
  const shown = vi.fn();
  agents.subscribeToConversation('c', shown);
  const failure = await failureOf(agents.addMessage({ id: 'c' }, { content: NaN }));
  cleanup();
  expect(failure.message).toBe("Can't send message.content: it's NaN");
  expect(shown).not.toHaveBeenCalled();
});
