import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchesWildcard } from './wildcard';

test.each([
  ['*', '', true],
  ['a', 'a', true],
  ['a', 'ab', false],
  ['a*a', 'a', false],
  ['a*a', 'aa', true],
  ['*b*', 'abc', true],
  ['a*b*c', 'a-b-b-c', true],
  ['a*b*c', 'a-c-b', false],
  ['a.c', 'abc', false],
])('%s matches %s: %s', (pattern, text, expected) => {
  expect(matchesWildcard(pattern, text)).toBe(expected);
});

test('agrees with the equivalent regular expression', () => {
  const short = fc.string({ unit: fc.constantFrom('a', 'b', '*', '.'), maxLength: 8 });
  fc.assert(
    fc.property(short, short, (pattern, text) => {
      const parts = pattern.split('*').map((part) => part.replaceAll('.', '\\.'));
      expect(matchesWildcard(pattern, text)).toBe(new RegExp(`^${parts.join('.*')}$`).test(text));
    }),
  );
});
