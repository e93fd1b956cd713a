import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describe, describeCurves } from '@/components/tools/earned-value/earned-value-text';
import { scalePeriods } from '@/components/tools/earned-value/scale-periods';
import { maxCents } from '@/lib/calculations/amount';
import { calculateEarnedValue, forecastBases } from '@/lib/calculations/earned-value';
import { content } from '@/lib/content';
import { escapeRegExp } from '../../page-sections';

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

it.each([
  { when: 'without earned value', amounts: [500, 0, 500, 1000], says: ['notStarted'] },
  { when: 'without actual cost', amounts: [500, 100, 0, 1000], says: ['noCost'] },
  { when: 'over budget', amounts: [500, 400, 500, 1000], says: ['over', 'notCredible', 'behind'] },
  { when: 'with a spent budget', amounts: [1000, 500, 1000, 1000], says: ['spent', 'behind'] },
  { when: 'once all is earned', amounts: [1000, 1000, 1200, 1000], says: ['complete'] },
  { when: 'beyond the budget', amounts: [1000, 1001, 1000, 1000], says: ['beyondBudget'] },
] as const)('says what it means $when', ({ amounts: [pv, ev, ac, bac], says }) => {
  const input = { pv, ev, ac, bac };
  const text = describe(input, calculateEarnedValue(input), 'cpi', evmCard.sentences);
  const sentences = says.map((name) => escapeRegExp(evmCard.sentences[name]));
  const pattern = sentences.join(' ').replace(/\\\[\w+\\\]/g, '.+');
  expect(text).toMatch(new RegExp(`^${pattern}$`));
});

it('finds complete sentences for any amounts and forecast', () => {
  const basis = fc.constantFrom(...forecastBases);
  fc.assert(
    fc.property(amount, amount, amount, amount, basis, (pv, ev, ac, bac, basis) => {
      const input = { pv, ev, ac, bac };
      const result = calculateEarnedValue(input);
      const eac = result.forecasts[basis]?.eac ?? null;
      const text = describe(input, result, basis, evmCard.sentences);
      expect(`${text} ${describeCurves(input, eac)}`).not.toMatch(
        /NaN|Infinity|undefined|null|[[\]–]|\$0 (over|behind)/,
      );
      if (pv > bac && ev <= bac) expect(text).toContain('Planned value can’t be more');
    }),
  );
});
