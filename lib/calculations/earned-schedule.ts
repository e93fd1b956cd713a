import { maxCents } from './amount';

/** Cumulative amounts in hundredths at the end of a period; null after the status date. */
export interface Period {
  pv: number;
  ev: number | null;
  ac: number | null;
}

/** Durations are in periods, in thousandths, rounded down. */
export interface EarnedSchedule {
  /** ES: when the plan had the value that's earned now. */
  es: number;
  /** AT: the periods until the status date. */
  at: number;
  /** SPI(t), ES ÷ AT, in thousandths, rounded down. */
  spi: number;
  /** PD: the periods that were planned. */
  planned: number;
  /** IEAC(t), PD ÷ SPI(t); null if nothing has been earned. */
  forecast: number | null;
}

/**
 * Earned schedule as W. Lipke defines it (“Schedule is Different”, The Measurable News, 2003; PMI, The Standard for Earned
 * Value Management, 2019): the last period whose planned value has been earned, and the earned part of the next one. Unlike
 * SPI, SPI(t) doesn't return to 1 when a late program finishes.
 *
 * @param periods of equal length, with planned values that don't fall, and at least one with an earned value
 */
export function calculateEarnedSchedule(periods: readonly Period[]): EarnedSchedule | null {
  const statusAt = periods.findLastIndex(({ ev }) => ev !== null);
  const ev = periods[statusAt]?.ev ?? null;
  const budget = periods.at(-1)?.pv ?? 0;
  if (ev === null || budget === 0) return null;
  const planned = [0, ...periods.map(({ pv }) => pv)];
  const reached = planned.findIndex((pv) => pv >= Math.min(ev, budget));
  const [before, after] = [planned[reached - 1] ?? 0, planned[reached] ?? 0];
  // ES is a fraction until the end: a forecast from a rounded ES could round the other way.
  const step = BigInt(reached <= 0 ? 1 : after - before);
  const earned =
    reached <= 0 ? 0n : BigInt(reached - 1) * step + BigInt(Math.min(ev, budget) - before);
  const es = Number((1000n * earned) / step);
  const at = (statusAt + 1) * 1000;
  const pd = planned.indexOf(budget) * 1000;
  return {
    es,
    at,
    spi: Math.floor((es * 1000) / at),
    planned: pd,
    forecast: es === 0 ? null : Number((BigInt((pd * at) / 1000) * step) / earned),
  };
}

/** Why a series has no curve and no earned schedule; null if it has. */
export function problemOf(periods: readonly Period[]): string | null {
  const statusAt = periods.findLastIndex(({ ev, ac }) => ev !== null || ac !== null);
  if (periods.length < 2) return 'A series has at least two rows.';
  if (statusAt === -1) return 'No row has an earned value and an actual cost.';
  for (const [index, { pv, ev, ac }] of periods.entries()) {
    const row = `Row ${index + 1}`;
    const before = periods[index - 1];
    if (pv > maxCents || (ev ?? 0) > maxCents || (ac ?? 0) > maxCents)
      return `${row} has too large an amount.`;
    if (index <= statusAt && (ev === null || ac === null)) {
      return `${row} needs an earned value and an actual cost, like those around it.`;
    }
    if (before === undefined) continue;
    const fell = (pv < before.pv && 'PV') || ((ac ?? Infinity) < (before.ac ?? 0) && 'AC') || null;
    if (fell !== null)
      return `In row ${index + 1}, ${fell} falls. Amounts are cumulative: those of all periods so far.`;
  }
  return null;
}
