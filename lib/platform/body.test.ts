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
  const left = { nothing: undefined, call: () => 1, symbol: Symbol('s') };
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
