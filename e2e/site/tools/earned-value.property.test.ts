import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describe, describeCurves } from '@/components/tools/earned-value/earned-value-text';
import { maxCents } from '@/lib/calculations/amount';
import { calculateEarnedValue, forecastBases } from '@/lib/calculations/earned-value';
import { content } from '@/lib/content';
import { escapeRegExp } from '../../locators';

const { evmCard } = content().drawings;
const amount = fc.oneof(fc.integer({ min: 0, max: maxCents }), fc.integer({ min: 0, max: 3 }));

it.each([
  { when: 'without earned value', amounts: [500, 0, 500, 1000], says: ['notStarted'] },
  { when: 'without actual cost', amounts: [500, 100, 0, 1000], says: ['noCost'] },
  { when: 'over budget', amounts: [500, 400, 500, 1000], says: ['over', 'notCredible', 'behind'] },
  { when: 'with a spent budget', amounts: [1000, 500, 1000, 1000], says: ['spent', 'behind'] },
  { when: 'once all is earned', amounts: [1000, 1000, 1200, 1000], says: ['complete'] },
  { when: 'beyond the budget', amounts: [1000, 1001, 1000, 1000], says: ['beyondBudget'] },
] as const)('says what it means $when', ({ amounts: [pv, ev, ac, bac], says }) => {
  const input = { pv, ev, ac, bac };
  const text = describe(input, calculateEarnedValue(input), 'cpi', 'dollars', evmCard.sentences);
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
      const text = describe(input, result, basis, 'dollars', evmCard.sentences);
      expect(`${text} ${describeCurves(input, eac, 'dollars')}`).not.toMatch(
        /NaN|Infinity|undefined|null|[[\]–]|\$0 (over|behind)/,
      );
      if (pv > bac && ev <= bac) expect(text).toContain('Planned value can’t be more');
    }),
  );
});
