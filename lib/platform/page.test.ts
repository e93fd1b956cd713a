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
])('one comes back from %s to %s', (address, expected) => {
  expect(stripAccessToken(address)).toBe(expected);
  expect(stripAccessTokenAndHash(address)).toBe(expected.replace(/#.*/, ''));
});

test('wherever it stands, the token is not told', () => {
  const part = fc.string({ unit: fc.constantFrom('?', '#', '&', '=', '/', 'a', '\n', '%') });
  fc.assert(
    fc.property(part, part, (before, after) => {
      const address = `https://a.example/${before}?x&access_token=secret-token&${after}`;
      expect(stripAccessTokenAndHash(address)).not.toContain('secret-token');
    }),
  );
});
