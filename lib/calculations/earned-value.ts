import { roundedQuotient } from './divide';

/** Amounts at the status date, in cents. Null is what isn't known. */
export interface EarnedValueInput {
  /** Planned value. */
  pv: number | null;
  /** Earned value. */
  ev: number | null;
  /** Actual cost. */
  ac: number | null;
  /** Budget at completion. */
  bac: number | null;
}

/**
 * What a forecast assumes of the remaining work: the cost performance so far, EAC = BAC ÷ CPI; the budgeted cost, AC + (BAC −
 * EV); or the cost and schedule performance so far, AC + (BAC − EV) ÷ (CPI × SPI).
 */
export const forecastBases = ['cpi', 'budget', 'both'] as const;
export type ForecastBasis = (typeof forecastBases)[number];

/** Amounts are in cents. */
interface Forecast {
  /** Estimate at completion. */
  eac: number;
  /** Estimate to complete, EAC − AC. */
  etc: number;
  /** Variance at completion, BAC − EAC. */
  vac: number;
  /** To-complete performance index, (BAC − EV) ÷ (EAC − AC), in thousandths; null if no work is left. */
  tcpi: number | null;
}

/**
 * Amounts are in cents. Indices are in thousandths, rounded down, so that one just below a threshold isn't rated as if it had
 * reached it. Null is what isn't defined for the input.
 */
export interface EarnedValueResult {
  /** Cost variance, EV − AC. */
  cv: number | null;
  /** Schedule variance, EV − PV. */
  sv: number | null;
  /** Cost performance index, EV ÷ AC. */
  cpi: number | null;
  /** Schedule performance index, EV ÷ PV. */
  spi: number | null;
  /** To-complete performance index to the budget, (BAC − EV) ÷ (BAC − AC); null once the budget is spent. */
  tcpi: number | null;
  /** Null where a formula divides by zero, and if EV exceeds BAC, which is a mistake. */
  forecasts: Record<ForecastBasis, Forecast | null>;
}

/**
 * Calculates earned value as the PMBOK Guide (7th edition, Measurement Performance Domain) and the Standard for Earned Value
 * Management (ANSI/PMI 19-006) define it. Forecasts are calculated from the amounts, because a rounded CPI could put one off by a percent.
 */
export function calculateEarnedValue({ pv, ev, ac, bac }: EarnedValueInput): EarnedValueResult {
  /** EAC = AC + (BAC − EV) ÷ index, where the index is a fraction of products of amounts. */
  function forecast(over: readonly Amount[], under: readonly Amount[]): Forecast | null {
    const [numerator, denominator] = [product(over), product(under)];
    if (!numerator || !denominator || ev === null || ac === null || bac === null || ev > bac) {
      return null;
    }
    const etc = Number(roundedQuotient(BigInt(bac - ev) * denominator, numerator));
    // What a forecast asks of the remaining work is the performance that it assumes.
    const tcpi = ev === bac ? null : Number((numerator * 1000n) / denominator);
    return { eac: ac + etc, etc, vac: bac - ac - etc, tcpi };
  }

  const hasLeft = ac !== null && bac !== null && ac < bac && ev !== null;
  return {
    cv: ev === null || ac === null ? null : ev - ac,
    sv: ev === null || pv === null ? null : ev - pv,
    cpi: ratio(ev, ac),
    spi: ratio(ev, pv),
    tcpi: hasLeft ? ratio(Math.max(0, bac - ev), bac - ac) : null,
    forecasts: {
      cpi: forecast([ev], [ac]),
      budget: forecast([], []),
      both: forecast([ev, ev], [ac, pv]),
    },
  };
}

type Amount = number | null;

/** Null if a factor isn't known. */
function product(factors: readonly Amount[]): bigint | null {
  return factors.reduce<bigint | null>(
    (result, factor) => (result === null || factor === null ? null : result * BigInt(factor)),
    1n,
  );
}

/** In thousandths, rounded down. */
function ratio(numerator: number | null, denominator: number | null): number | null {
  if (numerator === null || denominator === null || denominator === 0) return null;
  return Number((BigInt(numerator) * 1000n) / BigInt(denominator));
}

export type Health = 'green' | 'yellow' | 'red';

/** The lowest indices with a color. */
export interface Limits {
  green: number;
  yellow: number;
}

/** Rates an index. The limits are inclusive. @param index in thousandths, rounded down */
export function ratePerformance(index: number, limits: Limits): Health {
  if (index >= Math.round(limits.green * 1000)) return 'green';
  return index >= Math.round(limits.yellow * 1000) ? 'yellow' : 'red';
}
