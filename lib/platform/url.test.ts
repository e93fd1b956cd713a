import fc from 'fast-check';
import { expect, test } from 'vitest';
import { path, stripAccessToken } from './url';

test('the parts of a path stay in their segments', () => {
  expect(path`entities/${'Work Order'}/${'a/b?c#d%e\\f'}/${'\ud83d'}`).toBe(
    'entities/Work%20Order/a%2Fb%3Fc%23d%25e%5Cf/%EF%BF%BD',
  );
  const hostile = fc.string({ unit: fc.constantFrom(...'./\\%2eEf?#:@ \té'), minLength: 1 });
  const part = fc.oneof(hostile, fc.string({ unit: 'binary', minLength: 1 }));
  fc.assert(
    fc.property(part, part, (first, second) => {
      const url = new URL(`https://platform.example/api/${path`one/${first}/two/${second}`}`);
      expect(url.pathname).toMatch(/^\/api\/one\/[^/]+\/two\/[^/]+$/);
      expect(url.search + url.hash + url.host).toBe('platform.example');
    }),
  );
});

test.each([
  ['https://a.example/About?access_token=s', 'https://a.example/About'],
  ['https://a.example/?a=1&access_token=s&b=2', 'https://a.example/?a=1&b=2'],
  ['https://a.example/?access%5Ftoken=s&a', 'https://a.example/?a'],
  ['https://a.example/?a=%20&b+c#top', 'https://a.example/?a=%20&b+c#top'],
  ['', ''],
])('strips the token from %s: %s', (url, expected) => {
  expect(stripAccessToken(url)).toBe(expected);
});
