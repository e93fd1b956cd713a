import { divide } from './divide';

/** Amounts at the status date, in cents. */
export interface EarnedValueInput {
  /** Planned value. */
  pv: number;
  /** Earned value. */
  ev: number;
  /** Actual cost. */
  ac: number;
  /** Budget at completion. */
  bac: number;
}

/** Amounts are in cents, indices in hundredths. Null is what isn't defined for the input. */
export interface EarnedValueResult {
  /** Cost variance, EV − AC. */
  cv: number;
  /** Schedule variance, EV − PV. */
  sv: number;
  /** Cost performance index, EV ÷ AC. */
  cpi: number | null;
  /** Schedule performance index, EV ÷ PV. */
  spi: number | null;
  /** Estimate at completion, BAC ÷ CPI; null before anything is earned or spent, and if EV exceeds BAC, which is a mistake. */
  eac: number | null;
  /** Estimate to complete, EAC − AC. */
  etc: number | null;
  /** Variance at completion, BAC − EAC. */
  vac: number | null;
  /** To-complete performance index, (BAC − EV) ÷ (BAC − AC); null once the budget is spent. */
  tcpi: number | null;
}

/**
 * Calculates earned value as the PMBOK Guide defines it, with the forecast that assumes the cost performance so far. EAC is
 * calculated from the amounts, because a rounded CPI could put it off by a percent.
 */
export function calculateEarnedValue({ pv, ev, ac, bac }: EarnedValueInput): EarnedValueResult {
  const eac = ev === 0 || ac === 0 || ev > bac ? null : divide(ac, ev, bac);
  return {
    cv: ev - ac,
    sv: ev - pv,
    cpi: ac === 0 ? null : divide(ev, ac, 100),
    spi: pv === 0 ? null : divide(ev, pv, 100),
    eac,
    etc: eac === null ? null : eac - ac,
    vac: eac === null ? null : bac - eac,
    tcpi: ac >= bac ? null : divide(Math.max(0, bac - ev), bac - ac, 100),
  };
}

export type Health = 'green' | 'yellow' | 'red';

/**
 * Rates an index as it's shown, rounded to two decimals. The limits are inclusive.
 *
 * @param index in hundredths
 */
export function ratePerformance(index: number, limits: { green: number; yellow: number }): Health {
  if (index >= Math.round(limits.green * 100)) return 'green';
  return index >= Math.round(limits.yellow * 100) ? 'yellow' : 'red';
}
