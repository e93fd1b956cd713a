import { expect, it } from 'vitest';
import { markWords } from './editing/place';
import { findPastedCharacters } from './plain-text';

it('finds the marks of words that were copied from a page in development', () => {
  expect(findPastedCharacters(markWords('Words', ['home.yaml', 'hero', 'lead']))).not.toEqual([]);
});

it('accepts emoji, accents, other scripts, and a no-break space next to a figure', () => {
  for (const words of [
    'Ready 👷🏽‍♀️ ⚠️',
    'São Tomé, Łódź',
    'Ωm, μm, Москва',
    '50\u00A0ft in Unit\u00A0200',
  ]) {
    expect(findPastedCharacters(words)).toEqual([]);
  }
});
