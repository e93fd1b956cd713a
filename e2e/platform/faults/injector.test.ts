import fc from 'fast-check';
import { expect, test } from 'vitest';
import { call, testPlatform } from '../testing';
import { matchesWildcard } from './injector';
import type { Fault } from './schema';

const running = testPlatform();
const settings = '/apps/public/prod/public-settings/by-id/brazos';
const route = `GET ${settings}`;

test('a fault affects only its method and path', async () => {
  const { faults } = running.platform;
  for (const other of ['POST /apps/public/*', 'GET /apps/brazos/*', 'GET /apps/public', 'GET *x']) {
    faults.set([{ route: other, kind: 'status', status: 500 }]);
    expect((await call(running.platform, settings)).status, other).toBe(200);
  }
  for (const same of ['*', '* /apps/*', 'GET /apps/*/by-id/brazos', route, 'GET *settings*']) {
    faults.set([{ route: same, kind: 'status', status: 500 }]);
    expect((await call(running.platform, settings)).status, same).toBe(500);
  }
});

test.each<[string, unknown]>([
  ['no kind', { route }],
  ['a path without a method', { route: settings, kind: 'hang' }],
  ['an unknown kind', { route, kind: 'melt' }],
  ['an invalid status', { route, kind: 'status', status: 99 }],
  ['an invalid header', { route, kind: 'status', status: 500, headers: { 'a b': 'c' } }],
  ['zero times', { route, kind: 'hang', times: 0 }],
  ['a field of a different kind', { route, kind: 'hang', ms: 5 }],
])('rejects a fault with %s when it’s set', (_what, fault) => {
  // The cast simulates a caller in plain JavaScript.
  expect(() => running.platform.faults.add(fault as Fault)).toThrow();
  expect(() => running.platform.faults.set([fault as Fault])).toThrow();
  expect(running.platform.faults.list()).toEqual([]);
});

test('list returns a copy', () => {
  const { faults } = running.platform;
  faults.add({ route, kind: 'status', status: 500, body: { a: 1 } });
  const [first] = faults.list();
  if (first?.kind === 'status') first.body = 'changed';
  expect(faults.list()).toMatchObject([{ body: { a: 1 } }]);
});

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
])('the pattern %s matches %s: %s', (pattern, text, expected) => {
  expect(matchesWildcard(pattern, text)).toBe(expected);
});

test('matches like the equivalent regular expression', () => {
  const short = fc.string({ unit: fc.constantFrom('a', 'b', '*', '.'), maxLength: 8 });
  fc.assert(
    fc.property(short, short, (pattern, text) => {
      const parts = pattern.split('*').map((part) => part.replaceAll('.', '\\.'));
      expect(matchesWildcard(pattern, text)).toBe(new RegExp(`^${parts.join('.*')}$`).test(text));
    }),
  );
});
