import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scalePeriods } from '@/components/tools/earned-value/earned-value-state';
import {
  describe,
  describeCurves,
  formatIndex,
} from '@/components/tools/earned-value/earned-value-text';
import { maxCents } from '@/lib/calculations/amount';
import { calculateEarnedValue, ratePerformance } from '@/lib/calculations/earned-value';
import { content } from '@/lib/content';

const { evmCard } = content().drawings;
const amount = fc.oneof(fc.integer({ min: 0, max: maxCents }), fc.integer({ min: 0, max: 3 }));

it('passes the scaled curves through the visitor’s amounts, and never lets them fall', () => {
  fc.assert(
    fc.property(amount, amount, amount, amount, (pv, ev, ac, bac) => {
      const periods = scalePeriods(evmCard, { pv, ev, ac, bac });
      const now = periods.findLast((period) => period.ev !== undefined);
      expect(now).toEqual({ pv, ev, ac });
      expect(periods.at(-1)?.pv).toBeCloseTo(Math.max(pv, bac), -1);
      for (const key of ['pv', 'ev', 'ac'] as const) {
        const amounts = periods.flatMap((period) => period[key] ?? []);
        expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
      }
    }),
  );
});

it('rates an index by the decimals that it’s shown with', () => {
  const { limits } = evmCard;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 }), (hundredths) => {
      const shown = Number(formatIndex(hundredths));
      const expected = shown >= limits.green ? 'green' : shown >= limits.yellow ? 'yellow' : 'red';
      expect(ratePerformance(hundredths, limits)).toBe(expected);
    }),
  );
});

it('finds a complete sentence for any amounts', () => {
  fc.assert(
    fc.property(amount, amount, amount, amount, (pv, ev, ac, bac) => {
      const input = { pv, ev, ac, bac };
      const result = calculateEarnedValue(input);
      const text = `${describe(input, result, evmCard.sentences)} ${describeCurves(input, result)}`;
      expect(text).not.toMatch(/NaN|Infinity|undefined|null|[[\]–]|\$0 (over|behind)/);
    }),
  );
});
