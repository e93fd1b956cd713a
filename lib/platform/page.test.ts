import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stripAccessToken, stripAccessTokenAndHash } from './page';

test.each([
  ['https://a.example/About?access_token=s', 'https://a.example/About'],
  ['https://a.example/?a=1&access_token=s&b=2', 'https://a.example/?a=1&b=2'],
  ['https://a.example/?access%5Ftoken=s&a', 'https://a.example/?a'],
  ['https://a.example/#access_token=s&x=1', 'https://a.example/#x=1'],
  ['https://a.example/?access_token=s#top', 'https://a.example/#top'],
  ['https://a.example/?a=%20&b+c#top', 'https://a.example/?a=%20&b+c#top'],
  ['', ''],
])('strips the token from %s: %s', (url, expected) => {
  expect(stripAccessToken(url)).toBe(expected);
  expect(stripAccessTokenAndHash(url)).toBe(expected.replace(/#.*/, ''));
});

test('strips the token anywhere in the URL', () => {
  const part = fc.string({ unit: fc.constantFrom('?', '#', '&', '=', '/', 'a', '\n', '%') });
  fc.assert(
    fc.property(part, part, (before, after) => {
      const url = `https://a.example/${before}?x&access_token=secret-token&${after}`;
      expect(stripAccessTokenAndHash(url)).not.toContain('secret-token');
    }),
  );
});
