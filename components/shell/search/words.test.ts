import { expect, it } from 'vitest';
import { isAllCaps, phraseOf, termOf, wordsIn } from './words';

it('keeps decimal numbers whole, and splits the rest into words', () => {
  expect(wordsIn('ISO/TS 30437, section 5.1: lock-out')).toEqual([
    'ISO',
    'TS',
    '30437',
    'section',
    '5.1',
    'lock',
    'out',
  ]);
});

it('folds case, accents, and a plural’s s', () => {
  expect(['Pérmits', 'analysis', 'status', 'class', 'gas'].map(termOf)).toEqual([
    'permit',
    'analysis',
    'status',
    'class',
    'gas',
  ]);
});

it('ignores words that people leave out of names', () => {
  expect(phraseOf('The Incident Management & RCA')).toBe(phraseOf('incident management and rca'));
  expect(phraseOf('Incident RCA')).not.toBe(phraseOf('Incident Management & RCA'));
});

it('detects acronyms by their capitals', () => {
  expect(['SWOT', 'PRINCE2', 'Swot', 'swot', 'A', '5'].map(isAllCaps)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
