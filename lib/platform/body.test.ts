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

  const named = `${callee} Run must receive an object with named parameters, received:`;
  const file = new File([], 'a');
  test.each([
    ['a string', 'drain the tank', `${named} drain the tank`],
    ['a list', ['a'], `${named} a list`],
    ['a file', file, `${named} a file`],
    ['a file in an object', { file, b: { c: new Blob() } }, "params.b.c: it's a file"],
    ['a Set next to a file', { file, tags: new Set(['a']) }, "params.tags: it's a Set"],
  ])('are rejected instead of sent empty: %s', async (_, value, message) => {
    const server = await respondWith({});
    // For untyped callers.
    const failure = await failureOf(send(server.url, value as object));
    expect(failure.code).toBe('not_sent');
    expect(failure.message).toContain(message);
    expect(server.requests).toEqual([]);
  });
});

test('parameters with a file arrive as a form, with JSON for values that aren’t strings', async () => {
  const server = await respondWith({});
  const plan = new File([new Uint8Array([0, 255])], 'plän "1".txt', { type: 'text/plain' });
  const values = {
    'ä "b"': 'two\r\nlines',
    count: 0,
    open: false,
    none: null,
    list: [1, 'a'],
    o: { a: 1 },
  };
  const left = { nothing: undefined };
  await clientOf(server.url).functions.invoke('run', { ...values, ...left, plan });
  const { 'ä "b"': text, plan: sent, ...others } = Object.fromEntries(await formIn(server.last()));
  expect(text).toBe('two\r\nlines');
  expect(others).toEqual({
    count: '0',
    open: 'false',
    none: 'null',
    list: '[1,"a"]',
    o: '{"a":1}',
  });
  // A form has files and strings only.
  const file = sent as File;
  expect([file.name, file.type]).toEqual(['plän "1".txt', 'text/plain']);
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(new Uint8Array([0, 255]));
});
