import type { z } from 'zod';
import { calculateEarnedValue, ratePerformance } from '../calculations/earned-value';
import type { evmCardSchema } from './schemas/charts';

type Program = Pick<z.output<typeof evmCardSchema>, 'budget' | 'limits' | 'periods'>;

/**
 * Earned value at the reporting date, the last reported period. Amounts are in the unit of the periods, thousands of
 * dollars.
 *
 * @throws if no period has been reported
 */
export function calculateProgramHealth({ budget, limits, periods }: Program) {
  const reported = periods.flatMap(({ pv, ev, ac }) =>
    ev === undefined || ac === undefined ? [] : [{ pv, ev, ac }],
  );
  const last = reported.at(-1);
  if (last === undefined) throw new Error('Earned value needs a reported period');
  const indices = reported.map((period) => measure(period, budget));
  const { cpi, spi, eac } = measure(last, budget);
  const lastGreen = indices.findLastIndex((each) => ratePerformance(each.cpi, limits) === 'green');
  return {
    reportedPeriods: reported.length,
    ...last,
    /** EV ÷ AC and EV ÷ PV, rounded down to three decimals, so ratings are those of the exact values. */
    cpi: cpi / 1000,
    spi: spi / 1000,
    /** Estimate at completion, BAC ÷ CPI, and variance at completion, BAC − EAC, rounded to whole units. */
    eac,
    vac: budget - eac,
    health: { cpi: ratePerformance(cpi, limits), spi: ratePerformance(spi, limits) },
    /** 1-based number of the period after the last one with a green CPI; null if CPI is green now. */
    offTargetSince: lastGreen === indices.length - 1 ? null : lastGreen + 2,
  };
}

/** Indices in thousandths, and EAC in whole units. */
function measure({ pv, ev, ac }: { pv: number; ev: number; ac: number }, budget: number) {
  const result = calculateEarnedValue({
    pv: inCents(pv),
    ev: inCents(ev),
    ac: inCents(ac),
    bac: inCents(budget),
  });
  // The schema allows positive amounts only, so all of these are defined.
  const { cpi, spi, forecasts } = result;
  const eac = Math.round((forecasts.cpi?.eac ?? 0) / centsPerUnit);
  return { cpi: cpi ?? 0, spi: spi ?? 0, eac };
}

const centsPerUnit = 100_000;

function inCents(amount: number): number {
  return Math.round(amount * centsPerUnit);
}
