import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maxCents } from './amount';
import { calculateRoi } from './roi';

const amounts = fc.array(fc.integer({ min: 0, max: maxCents }), { maxLength: 20 });

/** `numerator ÷ denominator × scale`, by long division in decimal, with halves rounded away from zero. */
function ratio(numerator: bigint, denominator: bigint, scale: bigint): number {
  const sign = numerator < 0n ? -1n : 1n;
  const scaled = sign * numerator * scale;
  let quotient = scaled / denominator;
  if ((scaled - quotient * denominator) * 2n >= denominator) quotient += 1n;
  return Number(sign * quotient);
}

it('agrees with exact fractions', () => {
  fc.assert(
    fc.property(amounts, amounts, fc.integer({ min: 1, max: 4 }), (benefits, costs, years) => {
      let gross = 0n;
      for (const amount of benefits) gross += BigInt(amount) * BigInt(years);
      let total = 0n;
      for (const amount of costs) total += BigInt(amount);
      expect(calculateRoi({ benefits, costs, years })).toEqual({
        benefits: Number(gross),
        costs: Number(total),
        net: Number(gross - total),
        roi: total === 0n ? null : ratio(gross - total, total, 100n),
        ratio: total === 0n ? null : ratio(gross, total, 100n),
        payback: gross * total === 0n ? null : ratio(total * 12n * BigInt(years), gross, 10n),
      });
    }),
  );
});
