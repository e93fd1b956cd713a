import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createClient } from './client';
import { failureOf, formIn, respondWith } from './testing';

const clientOf = (serverUrl: string) =>
  createClient({ serverUrl, appId: 'brazos', headers: { 'Content-Type': 'text/plain' } });

/** Functions and integrations send parameters in the same way. */
const senders = {
  Function: (url: string, params?: object) => clientOf(url).functions.invoke('Run', params),
  Integration: (url: string, params?: object) => clientOf(url).integrations.Core.Run(params),
};

describe.each(Object.entries(senders))('parameters of a %s', (callee, send) => {
  test('are sent as they are when they’re FormData, even if it’s empty', async () => {
    const server = await respondWith({});
    const form = new FormData();
    await send(server.url, form);
    expect(server.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    form.append('note', 'first');
    form.append('note', 'second');
    await send(server.url, form);
    expect((await formIn(server.last())).getAll('note')).toEqual(['first', 'second']);
  });

  const cycle: { self?: unknown } = {};
  cycle.self = cycle;
  const named = `${callee} Run must receive an object with named parameters, received:`;
  test.each([
    ['a string', 'drain the tank', `${named} drain the tank`],
    ['an empty string', '', named],
    ['a list', ['a'], `${named} a list`],
    ['a number', 7, `${named} number`],
    ['a file', new File([], 'a'), '"" is a file'],
    ['a file in a list', { files: [new File([], 'a')] }, '"0" is a file'],
    ['a file in an object', { a: new File([], 'a'), b: { c: new Blob() } }, '"c" is a file'],
    ['a form in an object', { form: new FormData() }, '"form" is a file'],
    ['a bigint', { a: 1n }, 'a bigint or a circular reference'],
    ['a cycle', { file: new Blob(), cycle }, 'a bigint or a circular reference'],
  ])('are rejected instead of sent empty: %s', async (_, value, message) => {
    const server = await respondWith({});
    // For untyped callers.
    const failure = await failureOf(send(server.url, value as object));
    expect(failure.code).toBe('not_sent');
    expect(failure.message).toContain(message);
    expect(server.requests).toEqual([]);
  });
});

test('a value without JSON can’t be a record', async () => {
  const { Task } = clientOf('http://127.0.0.1:1').entities;
  expect((await failureOf(Task.create(undefined))).message).toContain('it has no JSON value');
});

// Forms escape line endings and quotes in names as %0D, %0A, and %22, but don't escape the percent sign. So a name
// that already contains one of these sequences is read as if it had been escaped.
const named = (name: string) =>
  name.replace(/%0A/gi, '\n').replace(/%0D/gi, '\r').replace(/%22/g, '"');

test('any parameters with a file arrive as a form, with JSON for values that aren’t strings', async () => {
  const text = fc.string({ unit: 'grapheme' });
  const value = fc.oneof(text, fc.constantFrom(0, 7, false, null, undefined, []), fc.jsonValue());
  const name = fc.oneof(
    fc.string({ unit: 'grapheme-ascii', minLength: 1 }),
    fc.constantFrom('%0D', 'a%0a.csv', '%22', 'plän "1".txt'),
  );
  const file = fc.record({ bytes: fc.uint8Array({ maxLength: 40 }), name });
  const files = fc.dictionary(text, file, { minKeys: 1 });
  // Forms normalize line endings, in names too.
  const inForm = (line: string) => line.replace(/\r\n?|\n/g, '\r\n');
  const server = await respondWith({});
  await fc.assert(
    fc.asyncProperty(fc.dictionary(text, value), files, async (values, given) => {
      const params: Record<string, unknown> = { ...values };
      for (const [key, { bytes, name }] of Object.entries(given)) {
        params[key] = new File([bytes], name);
      }
      await clientOf(server.url).functions.invoke('run', params);
      const sent = [...(await formIn(server.last()))];
      const expected = Object.entries(params).filter(([, value]) => value !== undefined);
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
