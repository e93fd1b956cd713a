import { expect, it } from 'vitest';
import { readNumber } from './read-number';
import { amounts } from './testing-amounts';

it.each(amounts)('reads “$text” as $meaning cents, or says so', ({ text, meaning }) => {
  const cents = /^\d+$/.test(meaning) ? Number(meaning) : null;
  const problem = cents === null ? expect.stringMatching(new RegExp(`^${meaning}.*\\.$`)) : null;
  expect(readNumber(text, 'dollars')).toEqual({ value: cents, problem });
});

it.each([
  ['percent', '80', 8000],
  ['percent', '12.5 %', 1250],
  ['percent', '12,5', 1250],
  ['percent', '0.8%', 80],
  ['percent', '٨٥٪', 8500],
  ['percent', '0', 0],
  ['count', '7.5', 750],
  ['count', '1,000', 100_000],
  ['count', '12', 1200],
  ['index', '0.95', 95],
  ['index', ',95', 95],
] as const)('reads %s: “%s” as %d hundredths', (unit, text, value) => {
  expect(readNumber(text, unit)).toEqual({ value, problem: null });
});

it.each([
  ['percent', '0.8', 'That could be 80% or 0.8%. Enter one of them.'],
  ['percent', '101', 'The limit is 100. Enter a percentage up to 100.'],
  ['percent', '8k', 'Enter a percentage up to 100.'],
  ['count', '7,5', 'That could be 75 or 7.5. Enter one of them.'],
  ['count', '$8', 'Enter a number.'],
  ['index', '95%', 'Enter a number.'],
  ['index', '95', 'The limit is 9.99. Enter a number.'],
  ['dollars', '1.234', 'That could be 1,234 or 1.23. Enter one of them.'],
] as const)('refuses %s: “%s”', (unit, text, problem) => {
  expect(readNumber(text, unit)).toEqual({ value: null, problem });
});
