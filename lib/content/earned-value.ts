import type { z } from 'zod';
import type { evmCardSchema } from './schemas/drawings';

type Health = 'green' | 'yellow' | 'red';

/** A program's earned value at its reporting date; money is in the unit of its periods. */
export interface EarnedValue {
  /** How many periods have been reported; the last of them is the reporting date. */
  reportedPeriods: number;
  pv: number;
  ev: number;
  ac: number;
  /** EV ÷ AC and EV ÷ PV, to two digits: judged as they are shown. */
  cpi: number;
  spi: number;
  /** Estimate at completion, BAC ÷ CPI, and variance at completion, BAC − EAC, to whole units. */
  eac: number;
  vac: number;
  health: { cpi: Health; spi: Health };
  /** Cost and schedule index of each reported period. */
  trend: { cpi: number; spi: number }[];
  /** The first period, counted from 1, since which CPI has not been green; null when it is. */
  offTargetSince: number | null;
}

type Program = Pick<z.output<typeof evmCardSchema>, 'budget' | 'limits' | 'periods'>;

/**
 * Earned value as PMBOK has it.
 * @throws when no period has been reported: there is nothing to divide
 */
export function calculateEarnedValue({ budget, limits, periods }: Program): EarnedValue {
  const reported = periods.flatMap(({ pv, ev, ac }) =>
    ev === undefined || ac === undefined ? [] : [{ pv, ev, ac }],
  );
  const last = reported.at(-1);
  if (last === undefined) throw new Error('A program needs a reported period to be judged by');

  const trend = reported.map(({ pv, ev, ac }) => ({
    cpi: roundToHundredths(ev / ac),
    spi: roundToHundredths(ev / pv),
  }));
  const cpi = roundToHundredths(last.ev / last.ac);
  const spi = roundToHundredths(last.ev / last.pv);
  // From the amounts and not from the rounded index, which could be a per cent off.
  const eac = Math.round((budget * last.ac) / last.ev);
  const lastGreen = trend.findLastIndex((week) => ratePerformance(week.cpi, limits) === 'green');
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

/** Green and yellow are held from their limit upwards. */
function ratePerformance(index: number, { green, yellow }: Program['limits']): Health {
  if (index >= green) return 'green';
  return index >= yellow ? 'yellow' : 'red';
}

function roundToHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
