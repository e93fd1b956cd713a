import { expect, test } from 'vitest';
import { readBracketQuery } from './bracket-query';

test('rejects a query that is nested too deep', () => {
  const nested = (depth: number) => new URLSearchParams(`q${'[a]'.repeat(depth)}=x`);
  expect(readBracketQuery(nested(20))).toBeDefined();
  for (const depth of [21, 4000]) {
    expect(() => readBracketQuery(nested(depth))).toThrow('nested at most 20 deep');
  }
});

test.each([
  ['sort=a&query[a]=1', undefined],
  ['q[agent_name]=Milam', { agent_name: 'Milam' }],
  [
    'q[meta.floor]=2&q[open]=true',
    { 'meta.floor': { $in: ['2', 2] }, open: { $in: ['true', true] } },
  ],
  ['q[n][$gt]=2&q[n][$lte]=x', { n: { $gt: 2, $lte: 'x' } }],
  ['q[n][$ne]=2', { n: { $nin: ['2', 2] } }],
  ['q[n][$in][]=a&q[n][$in][]=7', { n: { $in: ['a', '7', 7] } }],
  ['q[$or][0][a]=x&q[$or][1][b][$nin][]=y', { $or: [{ a: 'x' }, { b: { $nin: ['y'] } }] }],
  ['q[$or]=x', { $or: ['x'] }],
  ['q[a]=x&q[a][b]=y', { a: { b: 'y' } }],
  ['q[__proto__][a]=x', JSON.parse('{"__proto__":{"a":"x"}}')],
  ['q[a]=1e9&q[b]=007&q[c]=', { a: '1e9', b: '007', c: '' }],
])('reads %s as %j', (search, query) => {
  expect(readBracketQuery(new URLSearchParams(search))).toEqual(query);
});
