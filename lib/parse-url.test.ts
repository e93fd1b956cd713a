import { expect, test } from 'vitest';
import { parseUrl } from './parse-url';
import { readSettings } from './settings';

const rounds = Array.from({ length: 20_000 });

test('an address with umlauts stays one, however often it’s read', () => {
  const address = 'https://münchen.example/straße';
  expect(rounds.filter(() => parseUrl(address) === null)).toHaveLength(0);
  expect(parseUrl('straße')).toBeNull();
  expect(parseUrl('straße', 'https://münchen.example')?.pathname).toBe('/stra%C3%9Fe');
});

test('so does a setting', () => {
  const env = { NEXT_PUBLIC_SITE_URL: 'https://münchen.example' };
  const read = () => readSettings(env).siteUrl;
  expect(new Set(rounds.slice(0, 5000).map(read))).toEqual(
    new Set(['https://xn--mnchen-3ya.example']),
  );
});
