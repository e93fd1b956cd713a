import { expect, test } from 'vitest';
import { parseUrl } from './parse-url';

const rounds = Array.from({ length: 20_000 });

test('an address with umlauts stays one, however often it’s read', () => {
  const address = 'https://münchen.example/straße';
  expect(rounds.filter(() => parseUrl(address) === null)).toHaveLength(0);
  expect(parseUrl('straße')).toBeNull();
  expect(parseUrl('straße', 'https://münchen.example')?.pathname).toBe('/stra%C3%9Fe');
});
