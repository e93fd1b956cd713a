import { expect, it } from 'vitest';
import { closestMatch } from './did-you-mean';

it.each([
  ['demo', 'Demo', 'another case'],
  ['AITaem', 'AITeam', 'letters swapped'],
  ['Contcts', 'Contact', 'letters changed'],
  ['Tem', 'Team', 'a letter left out'],
])('%s is most likely %s: %s', (word, meant) => {
  expect(closestMatch(word, ['Permits', 'Team', 'AITeam', 'Contact', 'Demo'])).toBe(meant);
});

it('nothing is meant where nothing is near', () => {
  expect(closestMatch('purple', ['red', 'green', 'blue'])).toBeNull();
  expect(closestMatch('x', [])).toBeNull();
});
