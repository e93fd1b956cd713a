import { expect, it } from 'vitest';
import { nearest } from './did-you-mean';

it.each([
  ['demo', 'Demo', 'another case'],
  ['AITaem', 'AITeam', 'letters swapped'],
  ['Contcts', 'Contact', 'letters changed'],
  ['Tem', 'Team', 'a letter left out'],
])('%s is most likely %s: %s', (word, meant) => {
  expect(nearest(word, ['Permits', 'Team', 'AITeam', 'Contact', 'Demo'])).toBe(meant);
});

it('nothing is meant where nothing is near', () => {
  expect(nearest('purple', ['red', 'green', 'blue'])).toBeNull();
  expect(nearest('x', [])).toBeNull();
});
