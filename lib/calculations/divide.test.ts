import { expect, it } from 'vitest';
import { divide } from './divide';

it.each([
  [-1, 2, 1, -1],
  [1, -2, 1, -1],
  [2, 3, 100, 67],
  [5, 1000, 100, 1],
  // As floating-point numbers, 1.005 × 100 is 100.49999999999999.
  [1005, 1000, 100, 101],
  [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER - 1, 100, 100],
])('%d ÷ %d × %d is %d', (numerator, denominator, scale, quotient) => {
  expect(divide(numerator, denominator, scale)).toBe(quotient);
});

it('rejects a zero denominator and fractions', () => {
  expect(() => divide(1, 0, 1)).toThrow(RangeError);
  expect(() => divide(0.5, 1, 1)).toThrow(RangeError);
});
