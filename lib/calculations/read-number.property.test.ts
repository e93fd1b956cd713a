import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatAmount, maxCents } from './amount';
import { readNumber } from './read-number';
import { amounts } from './testing-amounts';

const cents = fc.oneof(fc.integer({ min: 0, max: maxCents }), fc.integer({ min: 0, max: 1e7 }));
const written = fc
  .tuple(cents, fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'ar-EG', 'fa-IR'))
  .map(([amount, locale]) => ({
    amount,
    text: new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(amount / 100),
  }));

it('reads back every amount that it formats', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(readNumber(formatAmount(amount), 'dollars').value).toBe(amount);
    }),
  );
});

it('reads amounts as seven countries write them, or asks about those below 1,000', () => {
  fc.assert(
    fc.property(written, ({ amount, text }) => {
      const { value, problem } = readNumber(text, 'dollars');
      if (problem === null) expect(value).toBe(amount);
      else expect([amount < 100_000, problem]).toEqual([true, expect.stringMatching(/could be/)]);
    }),
  );
});

it('never reads two amounts as one', () => {
  const between = fc.constantFrom(
    '\t',
    '\n',
    '  ',
    ' $',
    ';',
    ' ; ',
    '|',
    ' and ',
    '/',
    ' + ',
    '–',
  );
  fc.assert(
    fc.property(written, between, written, (one, separator, two) => {
      expect(readNumber(one.text + separator + two.text, 'dollars').value).toBeNull();
    }),
  );
});

it('reads all digits of a text, in their order, or says what to type', () => {
  const typed = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'0123456789.,kM$ \t’-%'), maxLength: 20 }),
    fc.constantFrom(...amounts.map(({ text }) => text)),
    fc.string(),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const { value, problem } = readNumber(text, 'dollars');
      if (value === null) expect(problem).toMatch(/Enter .*\.$/);
      else expect(Number.isInteger(value) && value >= 0 && value <= maxCents).toBe(true);
      if (value === null || /[^\d.,$ ’\t]/.test(text)) return;
      const digits = text.replace(/\D/g, '');
      const decimals = Array.from({ length: digits.length + 1 }, (_, count) => count);
      const readings = decimals.map((count) => Math.round((Number(digits) * 100) / 10 ** count));
      expect(readings).toContain(value);
    }),
  );
});

it('suggests only what it can read', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,'), maxLength: 12 }), (text) => {
      const { problem } = readNumber(text, 'dollars');
      const [, one, two] = /could be (\S+) or (\S+)\./.exec(problem ?? '') ?? [];
      for (const suggestion of [one, two]) {
        if (suggestion !== undefined) {
          expect(readNumber(suggestion, 'dollars').problem).toBeNull();
        }
      }
    }),
  );
});
