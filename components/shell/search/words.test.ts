import { expect, it } from 'vitest';
import { isAllCaps, phraseOf, termOf, wordsIn } from './words';

it('keeps numbers with points whole and splits the rest', () => {
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

it('compares names without what people leave out', () => {
  expect(phraseOf('The Incident Management & RCA')).toBe(phraseOf('incident management and rca'));
  expect(phraseOf('Incident RCA')).not.toBe(phraseOf('Incident Management & RCA'));
});

it('tells an acronym by its capitals', () => {
  expect(['SWOT', 'PRINCE2', 'Swot', 'swot', 'A', '5'].map(isAllCaps)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
