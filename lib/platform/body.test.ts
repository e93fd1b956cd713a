import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createClient } from './client';
import { failureOf, formIn, jsonIn, respondWith } from './testing';

function clientOf(serverUrl: string) {
  const headers = { 'Content-Type': 'text/plain', 'x-own': 'kept' };
  return createClient({ serverUrl, appId: 'brazos', headers });
}

/** Functions and integrations send parameters in the same way. */
const senders = {
  function: (url: string, params?: object) => clientOf(url).functions.invoke('run', params),
  integration: (url: string, params?: object) => clientOf(url).integrations.Core.Run(params),
};

describe.each(Object.entries(senders))('parameters of a %s', (kind, send) => {
  test('are sent as they are when they’re FormData', async () => {
    const server = await respondWith({});
    const form = new FormData();
    form.append('note', 'first');
    form.append('note', 'second');
    form.append('plan', new File(['of the plant'], 'plan.txt', { type: 'text/plain' }));
    await send(server.url, form);
    const sent = await formIn(server.last());
    expect(sent.getAll('note')).toEqual(['first', 'second']);
    const plan = sent.get('plan') as File;
    expect([plan.name, plan.type, await plan.text()]).toEqual([
      'plan.txt',
      'text/plain',
      'of the plant',
    ]);
  });

  test('are sent as a form when the FormData is empty', async () => {
    const server = await respondWith({});
    await send(server.url, new FormData());
    expect(server.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  });

  test('are sent as a form when one is a file, with JSON for values that aren’t strings', async () => {
    const server = await respondWith({});
    await send(server.url, {
      plan: new File(['x'], 'plän "1".txt'),
      blob: new Blob(['y']),
      title: 'Drain',
      nested: { a: [1, null] },
      list: [],
      count: 7,
      done: false,
      nothing: null,
      missing: undefined,
    });
    const sent = await formIn(server.last());
    expect((sent.get('plan') as File).name).toBe('plän "1".txt');
    expect(await (sent.get('blob') as File).text()).toBe('y');
    sent.delete('plan');
    sent.delete('blob');
    expect(Object.fromEntries(sent)).toEqual({
      title: 'Drain',
      nested: '{"a":[1,null]}',
      list: '[]',
      count: '7',
      done: 'false',
      nothing: 'null',
    });
    expect(server.headers()['x-own']).toBe('kept');
  });

  test.each([
    ['a string', 'drain the tank'],
    ['an empty string', ''],
  ])('can’t be %s', async (_, value) => {
    const server = await respondWith({});
    // For untyped callers.
    const failure = await failureOf(send(server.url, value as unknown as object));
    const callee = kind === 'function' ? 'Function run' : 'Integration Run';
    expect(failure.message).toBe(
      `${callee} must receive an object with named parameters, received: ${value}`,
    );
    expect(failure.code).toBe('not_sent');
    expect(server.requests).toEqual([]);
  });

  const cycle: { self?: unknown } = {};
  cycle.self = cycle;
  test.each([
    ['a list', ['a'], 'received: a list'],
    ['a number', 7, 'received: number'],
    ['a file', new File([], 'a'), '"" is a file'],
    ['a file in a list', { files: [new File([], 'a')] }, '"0" is a file'],
    ['a file in an object', { a: new File([], 'a'), b: { c: new Blob() } }, '"c" is a file'],
    ['a form in an object', { form: new FormData() }, '"form" is a file'],
    ['a bigint', { a: 1n }, 'a bigint or a circular reference'],
    ['a cycle', { file: new Blob(), cycle }, 'a bigint or a circular reference'],
  ])('are rejected instead of sent empty: %s', async (_, value, message) => {
    const server = await respondWith({});
    const failure = await failureOf(send(server.url, value as object));
    expect(failure.message).toContain(message);
    expect(server.requests).toEqual([]);
  });
});

describe('any parameters', () => {
  const text = fc.string({ unit: 'grapheme' });
  const value = fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null), fc.jsonValue());
  const bytes = fc.uint8Array({ maxLength: 40 });
  const file = fc.record({ bytes, name: fc.string({ unit: 'grapheme-ascii', minLength: 1 }) });
  // Forms normalize line endings, in names too.
  const inForm = (line: string) => line.replace(/\r\n?|\n/g, '\r\n');
  // Forms escape line endings and quotes in names as %0D, %0A, and %22, but don't escape the percent sign. So a name
  // that already contains one of these sequences is read as if it had been escaped.
  const named = (name: string) =>
    name.replace(/%0A/gi, '\n').replace(/%0D/gi, '\r').replace(/%22/g, '"');

  // A hundred requests each take a while on a busy machine.
  const timeout = 30_000;

  test('arrive as JSON', { timeout }, async () => {
    const server = await respondWith({});
    await fc.assert(
      fc.asyncProperty(fc.dictionary(text, value), async (params) => {
        await clientOf(server.url).functions.invoke('run', params);
        expect(jsonIn(server.last())).toEqual(JSON.parse(JSON.stringify(params)));
      }),
    );
  });

  test.each(['%0D', 'a%0a.csv', '%22'])('arrive with a file named %j', async (name) => {
    const server = await respondWith({});
    await clientOf(server.url).functions.invoke('run', { log: new File(['1'], name) });
    const [sent] = await formIn(server.last());
    expect(sent?.[1]).toHaveProperty('name', named(name));
  });

  test('arrive as a form', { timeout }, async () => {
    const server = await respondWith({});
    const files = fc.dictionary(text, file, { minKeys: 1 });
    await fc.assert(
      fc.asyncProperty(fc.dictionary(text, value), files, async (values, given) => {
        const params: Record<string, unknown> = { ...values };
        for (const [key, { bytes, name }] of Object.entries(given)) {
          params[key] = new File([bytes], name);
        }
        await clientOf(server.url).functions.invoke('run', params);
        const sent = [...(await formIn(server.last()))];
        const expected = Object.entries(params);
        expect(sent.map(([key]) => key)).toEqual(expected.map(([key]) => named(inForm(key))));
        for (const [index, [key, value]] of expected.entries()) {
          const received = sent[index]?.[1];
          const original = given[key];
          if (original !== undefined && received instanceof File) {
            expect(new Uint8Array(await received.arrayBuffer())).toEqual(original.bytes);
            expect(received.name).toBe(named(original.name));
          } else if (typeof value === 'string') expect(received).toBe(inForm(value));
          else expect(JSON.parse(String(received))).toEqual(JSON.parse(JSON.stringify(value)));
        }
      }),
    );
  });
});
