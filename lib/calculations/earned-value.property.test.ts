import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maxCents } from './amount';
import { calculateEarnedValue, ratePerformance } from './earned-value';
import { formatIndex } from './index-text';

const amount = fc.oneof(fc.integer({ min: 0, max: maxCents }), fc.integer({ min: 0, max: 1000 }));

/** The integer nearest to a fraction; of two, the one farther from zero. Searches from the truncated quotient. */
function nearest(numerator: bigint, denominator: bigint): number {
  const floor = numerator / denominator;
  const isUp = (floor + 1n) * denominator - numerator <= numerator - floor * denominator;
  return Number(isUp ? floor + 1n : floor);
}

it('agrees with exact fractions', () => {
  fc.assert(
    fc.property(amount, amount, amount, amount, (pv, ev, ac, bac) => {
      const [p, e, a, b] = [BigInt(pv), BigInt(ev), BigInt(ac), BigInt(bac)];
      const thousandths = (over: bigint, under: bigint) => Number((over * 1000n) / under);
      const forecast = (isDefined: boolean, over: bigint, under: bigint) => {
        if (!isDefined || e > b) return null;
        const etc = nearest((b - e) * under, over);
        const tcpi = e === b ? null : thousandths(over, under);
        return { eac: ac + etc, etc, vac: bac - ac - etc, tcpi };
      };
      const left = e > b ? 0n : b - e;
      expect(calculateEarnedValue({ pv, ev, ac, bac })).toEqual({
        cv: Number(e - a),
        sv: Number(e - p),
        cpi: a > 0n ? thousandths(e, a) : null,
        spi: p > 0n ? thousandths(e, p) : null,
        tcpi: b > a ? thousandths(left, b - a) : null,
        forecasts: {
          cpi: forecast(e * a > 0n, e, a),
          budget: forecast(true, 1n, 1n),
          both: forecast(e * a * p > 0n, e * e, a * p),
        },
      });
    }),
  );
});

it('calculates what it can from three of the amounts, and nothing that needs the fourth', () => {
  const names = fc.constantFrom('pv', 'ev', 'ac', 'bac');
  fc.assert(
    fc.property(amount, amount, amount, amount, names, (pv, ev, ac, bac, unknown) => {
      const input = { pv, ev, ac, bac };
      const all = calculateEarnedValue(input);
      const some = calculateEarnedValue({ ...input, [unknown]: null });
      const needs = { cv: 'ev ac', sv: 'ev pv', cpi: 'ev ac', spi: 'ev pv', tcpi: 'ev ac bac' };
      const isNeeded = (names: string) => names.split(' ').includes(unknown);
      expect(some).toEqual({
        ...Object.fromEntries(
          (Object.keys(needs) as (keyof typeof needs)[]).map((name) => [
            name,
            isNeeded(needs[name]) ? null : all[name],
          ]),
        ),
        forecasts: {
          cpi: unknown === 'pv' ? all.forecasts.cpi : null,
          budget: unknown === 'pv' ? all.forecasts.budget : null,
          both: null,
        },
      });
    }),
  );
});

it('rates an index by its exact value, and never shows a figure with another color', () => {
  const limits = fc
    .tuple(fc.integer({ min: 1, max: 130 }), fc.integer({ min: 0, max: 60 }))
    .map(([yellow, above]) => ({ yellow: yellow / 100, green: (yellow + above) / 100 }));
  const small = fc.integer({ min: 1, max: 2000 });
  fc.assert(
    fc.property(fc.oneof(amount, small), fc.oneof(small, amount), limits, (ev, ac, limits) => {
      fc.pre(ac > 0);
      const { cpi } = calculateEarnedValue({ pv: null, ev, ac, bac: null });
      // ev ÷ ac ≥ limit, in integers.
      const reaches = (limit: number) =>
        BigInt(ev) * 100n >= BigInt(Math.round(limit * 100)) * BigInt(ac);
      const health = reaches(limits.green) ? 'green' : reaches(limits.yellow) ? 'yellow' : 'red';
      expect(ratePerformance(cpi ?? 0, limits)).toBe(health);
      const shown = Number(formatIndex(cpi, limits).replaceAll(',', ''));
      expect(ratePerformance(Math.round(shown * 1000), limits)).toBe(health);
      expect(Math.abs(shown - ev / ac)).toBeLessThanOrEqual(0.0051 + (ev / ac) * 1e-12);
    }),
  );
});
