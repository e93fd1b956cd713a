import { readNumber, type Unit } from '@/lib/calculations/read-number';
import {
  adjustBenefit,
  calculateRoi,
  learnerTimeCost,
  type RoiResult,
  sum,
} from '@/lib/calculations/roi';
import type { RoiOptions, RoiRow, RoiState } from './roi-state';

/** What the sheet adds up to. */
export interface RoiFigures extends RoiResult {
  /** The benefits of all years before they're adjusted, in cents. */
  gross: number;
  /** What learner time costs, in cents: part of the costs. */
  time: number;
  /** How many amounts are blank. */
  blanks: number;
}

/** In cents or hundredths. Undefined if it's blank, null if it can't be read. */
type Amount = number | null | undefined;

/** Null if a figure can't be read. */
export function figuresOf(state: RoiState): RoiFigures | null {
  const { benefits, costs, isolate } = state;
  const years = Number(state.years);
  const gross = benefits.map(({ amount }) => read(amount, 'dollars'));
  const adjusted = isolate ? benefits.map(adjust) : gross;
  const time = timeCost(state);
  const spent = [...costs.map(({ amount }) => read(amount, 'dollars')), time];
  if ([...adjusted, ...spent].includes(null)) return null;
  return {
    ...calculateRoi({
      benefits: adjusted.filter(isCounted),
      costs: spent.filter(isCounted),
      years,
    }),
    gross: sum(gross.filter(isCounted)) * years,
    time: time ?? 0,
    blanks: [...gross, ...spent].filter((amount) => amount === undefined).length,
  };
}

/** A benefit's amount × attribution × confidence, in cents. */
export function adjust({ amount, attribution, confidence }: RoiRow): Amount {
  const cents = read(amount, 'dollars');
  const percents = [attribution, confidence].map((typed) => readNumber(typed, 'percent').value);
  if (cents == null) return cents;
  return percents.every(isCounted) ? adjustBenefit(cents, percents) : null;
}

/** What learner time costs, in cents; 0 if none is entered. */
function timeCost({ hours, rate, learners }: RoiOptions): Amount {
  if (hours + rate + learners === '') return 0;
  const factors = [read(hours, 'count'), read(rate, 'dollars'), read(learners, 'count')];
  if (factors.includes(null)) return null;
  return factors.every(isCounted) ? learnerTimeCost(factors) : undefined;
}

function read(typed: string, unit: Unit): Amount {
  return typed.trim() === '' ? undefined : readNumber(typed, unit).value;
}

function isCounted(amount: Amount): amount is number {
  return amount != null;
}
