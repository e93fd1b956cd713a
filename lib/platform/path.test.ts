import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PlatformError } from './errors';
import { path } from './path';

test('encodes each part', () => {
  expect(path`entities/${'Work Order'}/${'a/b?c#d%e\\f'}`).toBe(
    'entities/Work%20Order/a%2Fb%3Fc%23d%25e%5Cf',
  );
  expect(path`me`).toBe('me');
  expect(path`a/${'\ud83d'}/${'😀'}`).toBe('a/%EF%BF%BD/%F0%9F%98%80');
});

test.each([
  ['.', 'a/%252E/b'],
  ['..', 'a/%252E%252E/b'],
  ['...', 'a/.../b'],
  ['%2e', 'a/%252e/b'],
  ['v1.2', 'a/v1.2/b'],
])('keeps %s in its segment', (part, expected) => {
  expect(path`a/${part}/b`).toBe(expected);
});

test('keeps dots from two parts in their segment', () => {
  expect(path`${'.'}${'.'}/${'..'}/${'..'}`).toBe('%252E%252E/%252E%252E/%252E%252E');
});

test('throws on an empty or missing part', () => {
  expect(() => path`a/${''}`).toThrow(PlatformError);
  // For untyped callers.
  const missing = undefined as unknown as string;
  expect(() => path`a/${missing}`).toThrow(expect.objectContaining({ code: 'not_sent' }));
});

test('keeps the URL’s segments for any parts', () => {
  const hostile = fc.string({
    unit: fc.constantFrom(...'./\\%2eEf?#:@ \té'),
    minLength: 1,
  });
  const part = fc.oneof(hostile, fc.string({ unit: 'binary', minLength: 1 }));
  fc.assert(
    fc.property(part, part, (first, second) => {
      const url = new URL(`https://platform.example/api/${path`one/${first}/two/${second}`}`);
      expect(url.pathname.split('/')).toHaveLength(6);
      expect(url.pathname).toMatch(/^\/api\/one\/[^/]+\/two\/[^/]+$/);
      expect(url.search + url.hash + url.host).toBe('platform.example');
    }),
  );
});
