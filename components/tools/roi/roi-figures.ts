import { readNumber, type Unit } from '@/lib/calculations/read-number';
import {
  adjustBenefit,
  type BenefitRange,
  calculateRoi,
  learnerTimeCost,
  type RoiResult,
  sum,
} from '@/lib/calculations/roi';
import type { RoiRow, RoiState } from './roi-schema';

/** What the sheet adds up to, for each end of the estimates. */
export interface RoiFigures extends Record<keyof BenefitRange, RoiResult> {
  /** The benefits of all years before they're adjusted, in cents. */
  gross: number;
  /** What learner time costs, in cents: part of the costs. */
  time: number;
  /** How many amounts are blank. */
  blanks: number;
}

/** In cents or hundredths. Undefined if it's blank, null if it can't be read. */
type Amount = number | null | undefined;

/** Null if a figure can't be read; undefined while a benefit has no attribution or no confidence. */
export function figuresOf(state: RoiState): RoiFigures | null | undefined {
  const years = Number(state.years);
  const gross = state.benefits.map(({ amount }) => read(amount, 'dollars'));
  const percents = state.benefits.flatMap(({ amount, attribution, confidence }) =>
    amount.trim() === '' ? [] : [read(attribution, 'percent'), read(confidence, 'percent')],
  );
  const time = timeCost(state);
  const costs = [...state.costs.map(({ amount }) => read(amount, 'dollars')), time];
  if ([...gross, ...percents, ...costs].includes(null)) return null;
  if (percents.includes(undefined)) return;
  const adjusted = state.benefits.map(adjust).filter((benefit) => benefit !== null);
  const resultOf = (end: keyof BenefitRange) =>
    calculateRoi({
      benefits: adjusted.map((benefit) => benefit[end]),
      costs: costs.filter(isCounted),
      years,
    });
  return {
    low: resultOf('low'),
    base: resultOf('base'),
    high: resultOf('high'),
    gross: sum(gross.filter(isCounted)) * years,
    time: time ?? 0,
    blanks: [...gross, ...costs].filter((amount) => amount === undefined).length,
  };
}

/** What's left of a benefit; null while one of its figures is missing or can't be read. */
export function adjust({ amount, attribution, confidence }: RoiRow): BenefitRange | null {
  const cents = read(amount, 'dollars');
  const [share, certainty] = [read(attribution, 'percent'), read(confidence, 'percent')];
  return cents == null || share == null || certainty == null
    ? null
    : adjustBenefit(cents, share, certainty);
}

/** What learner time costs, in cents; 0 if none is entered. */
function timeCost({ hours, rate, learners, years, repeats }: RoiState): Amount {
  if (hours + rate + learners === '') return 0;
  const factors = [read(hours, 'count'), read(rate, 'dollars'), read(learners, 'count')];
  if (factors.includes(null)) return null;
  const times = repeats ? Number(years) : 1;
  return factors.every(isCounted) ? learnerTimeCost(factors) * times : undefined;
}

function read(typed: string, unit: Unit): Amount {
  return typed.trim() === '' ? undefined : readNumber(typed, unit).value;
}

function isCounted(amount: Amount): amount is number {
  return amount != null;
}
