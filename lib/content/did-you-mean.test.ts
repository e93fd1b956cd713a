import { expect, it } from 'vitest';
import { closestMatch } from './did-you-mean';

it.each([
  ['demo', 'Demo', 'different case'],
  ['AITaem', 'AITeam', 'swapped letters'],
  ['Contcts', 'Contact', 'wrong letters'],
  ['Tem', 'Team', 'missing letter'],
])('matches “%s” to %s (%s)', (word, expected) => {
  expect(closestMatch(word, ['Permits', 'Team', 'AITeam', 'Contact', 'Demo'])).toBe(expected);
});

it('returns null when no name is close', () => {
  expect(closestMatch('purple', ['red', 'green', 'blue'])).toBeNull();
  expect(closestMatch('x', [])).toBeNull();
});
