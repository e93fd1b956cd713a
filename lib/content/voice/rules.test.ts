import { expect, it } from 'vitest';
import { findMatches, matchRule } from './lint';
import { rules } from './rules';

it.each(rules)('flags the bad examples of $pattern and none of the good ones', (rule) => {
  const { bad, good } = rule;
  expect(bad.filter((text) => matchRule(rule, text).length === 0)).toEqual([]);
  expect(good.filter((text) => flaggedIn(text).length > 0)).toEqual([]);
});

it('reports overlapping words once, by the longer match', () => {
  expect(flaggedIn('The source stands beside the figure.')).toEqual(['stands beside']);
});

function flaggedIn(text: string): string[] {
  return findMatches(text).map(({ start, end }) => text.slice(start, end));
}
