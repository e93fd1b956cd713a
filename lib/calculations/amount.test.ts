import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatAmount, formatWholeDollars, maxCents, parseAmount } from './amount';

it.each([
  ['42000', 4_200_000],
  ['$42,000', 4_200_000],
  ['$ 42,000.50', 4_200_050],
  ['42.000,50', 4_200_050],
  ['42 000,5', 4_200_050],
  ['42’000', 4_200_000],
  ['42,000', 4_200_000],
  ['42.000', 4_200_000],
  ['1,234,567', 123_456_700],
  ['12,34,567.8', 123_456_780],
  ['1,5', 150],
  ['.5', 50],
  ['0.125', 13],
  ['5.', 500],
  ['42,0005', 42_000_500],
  ['1,4,567', 1_456_700],
  ['42.1234', 4212],
  ['42k', 4_200_000],
  ['1.234k', 123_400],
  ['3,960K', 396_000_000],
  ['2.7 M', 270_000_000],
  ['٤٢٬٠٠٠', 4_200_000],
  ['٤٢٫٥', 4250],
  ['\u200f۴۲', 4200],
  ['４２', 4200],
  ['999,999,999,999.99', maxCents],
])('reads %s', (text, cents) => {
  expect(parseAmount(text)).toBe(cents);
});

it.each([
  '',
  ' ',
  '-5',
  '1e6',
  '4 2 k k',
  '1,2,3',
  '1.234,567.890',
  '€5',
  '1,000,000,000,000',
  '9'.repeat(41),
])('rejects “%s”', (text) => {
  expect(parseAmount(text)).toBeNull();
});

it.each([
  [0, '$0'],
  [4_200_000, '$42,000'],
  [4_200_050, '$42,000.50'],
  [-120_000, '−$1,200'],
  [maxCents, '$999,999,999,999.99'],
])('formats %d cents as %s', (cents, text) => {
  expect(formatAmount(cents)).toBe(text);
});

it.each([
  [4_200_050, '$42,001'],
  [-4_200_050, '−$42,001'],
  [-49, '$0'],
  // Beyond 2^53, where the last digits of the cents are gone.
  [99_999_999_999_998_000_000_000_000, '$999,999,999,999,980,000,000,000'],
])('formats %d cents as %s without cents', (cents, text) => {
  expect(formatWholeDollars(cents)).toBe(text);
});

it('reads back every amount that it formats', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: maxCents }), (cents) => {
      expect(parseAmount(formatAmount(cents))).toBe(cents);
    }),
  );
});

it('returns null or a valid amount for any text', () => {
  const text = fc.string({ unit: fc.constantFrom(...'0123456789.,km$ ٤٫-') });
  fc.assert(
    fc.property(fc.oneof(text, fc.string()), (typed) => {
      const cents = parseAmount(typed);
      expect(cents === null || (Number.isInteger(cents) && cents >= 0 && cents <= maxCents)).toBe(
        true,
      );
    }),
  );
});
