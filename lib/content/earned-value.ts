import type { z } from 'zod';
import type { evmCardSchema } from './schemas/drawings';

type Health = 'green' | 'yellow' | 'red';

/** Earned value at the reporting date. Amounts are in the unit of the periods. */
export interface EarnedValue {
  /** Number of reported periods. The last one is the reporting date. */
  reportedPeriods: number;
  pv: number;
  ev: number;
  ac: number;
  /** EV ÷ AC and EV ÷ PV, rounded to two decimals. Ratings use the rounded values, so they match what's shown. */
  cpi: number;
  spi: number;
  /** Estimate at completion, BAC ÷ CPI, and variance at completion, BAC − EAC, rounded to whole units. */
  eac: number;
  vac: number;
  health: { cpi: Health; spi: Health };
  /** CPI and SPI of each reported period. */
  trend: { cpi: number; spi: number }[];
  /** 1-based number of the period after the last one with a green CPI; null if CPI is green now. */
  offTargetSince: number | null;
}

type Program = Pick<z.output<typeof evmCardSchema>, 'budget' | 'limits' | 'periods'>;

/**
 * Calculates earned value as PMBOK defines it.
 * @throws if no period has been reported
 */
export function calculateEarnedValue({ budget, limits, periods }: Program): EarnedValue {
  const reported = periods.flatMap(({ pv, ev, ac }) =>
    ev === undefined || ac === undefined ? [] : [{ pv, ev, ac }],
  );
  const last = reported.at(-1);
  if (last === undefined) throw new Error('Earned value needs a reported period');

  const trend = reported.map(({ pv, ev, ac }) => ({
    cpi: roundToHundredths(ev / ac),
    spi: roundToHundredths(ev / pv),
  }));
  const cpi = roundToHundredths(last.ev / last.ac);
  const spi = roundToHundredths(last.ev / last.pv);
  // From the amounts, because the rounded CPI could put EAC off by a percent.
  const eac = Math.round((budget * last.ac) / last.ev);
  const lastGreen = trend.findLastIndex(
    (period) => ratePerformance(period.cpi, limits) === 'green',
  );
  return {
    reportedPeriods: reported.length,
    ...last,
    cpi,
    spi,
    eac,
    vac: budget - eac,
    health: { cpi: ratePerformance(cpi, limits), spi: ratePerformance(spi, limits) },
    trend,
    offTargetSince: lastGreen === trend.length - 1 ? null : lastGreen + 2,
  };
}

/** The limits are inclusive. */
function ratePerformance(index: number, { green, yellow }: Program['limits']): Health {
  if (index >= green) return 'green';
  return index >= yellow ? 'yellow' : 'red';
}

function roundToHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
