import { divide } from './divide';

/** Amounts are in cents. */
export interface RoiResult {
  benefits: number;
  costs: number;
  /** Gross benefits − costs. */
  net: number;
  /** (Gross benefits − costs) ÷ costs × 100, rounded to a whole percent; null without costs. */
  roi: number | null;
  /** Gross benefits ÷ costs, in hundredths; null without costs. */
  ratio: number | null;
  /** Costs ÷ a month's benefits, in tenths of a month, if the benefits are those of a year; null if either is zero. */
  payback: number | null;
}

/** The return on investment as ISO/TS 30437 and the Phillips ROI Methodology define it. Amounts are in cents. */
export function calculateRoi(amounts: {
  benefits: readonly number[];
  costs: readonly number[];
}): RoiResult {
  const benefits = sum(amounts.benefits);
  const costs = sum(amounts.costs);
  return {
    benefits,
    costs,
    net: benefits - costs,
    roi: costs === 0 ? null : divide(benefits - costs, costs, 100),
    ratio: costs === 0 ? null : divide(benefits, costs, 100),
    payback: benefits === 0 || costs === 0 ? null : divide(costs, benefits, 120),
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
