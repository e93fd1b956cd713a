import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maxCents } from './amount';
import { calculateEarnedValue } from './earned-value';

const amount = fc.oneof(fc.integer({ min: 0, max: maxCents }), fc.integer({ min: 0, max: 1000 }));

/** The integer nearest to a fraction; of two, the one farther from zero. Searches from the truncated quotient. */
function nearest(numerator: bigint, denominator: bigint): number {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const floor = magnitude / denominator;
  const isUp = (floor + 1n) * denominator - magnitude <= magnitude - floor * denominator;
  const rounded = isUp ? floor + 1n : floor;
  return Number(numerator < 0n ? -rounded : rounded);
}

it('agrees with exact fractions', () => {
  fc.assert(
    fc.property(amount, amount, amount, amount, (pv, ev, ac, bac) => {
      const [p, e, a, b] = [BigInt(pv), BigInt(ev), BigInt(ac), BigInt(bac)];
      const hasForecast = a * e > 0n && e <= b;
      const eac = hasForecast ? nearest(b * a, e) : null;
      const left = e > b ? 0n : b - e;
      expect(calculateEarnedValue({ pv, ev, ac, bac })).toEqual({
        cv: Number(e - a),
        sv: Number(e - p),
        cpi: a > 0n ? nearest(e * 100n, a) : null,
        spi: p > 0n ? nearest(e * 100n, p) : null,
        eac,
        etc: eac === null ? null : eac - ac,
        vac: eac === null ? null : bac - eac,
        tcpi: b > a ? nearest(left * 100n, b - a) : null,
      });
    }),
  );
});
