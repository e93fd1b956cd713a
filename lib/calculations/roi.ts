import { divide, roundedQuotient } from './divide';

/** Amounts are in cents. */
export interface RoiResult {
  benefits: number;
  costs: number;
  /** Benefits − costs. */
  net: number;
  /** (Benefits − costs) ÷ costs × 100, rounded to a whole percent; null without costs. */
  roi: number | null;
  /** Benefits ÷ costs, in hundredths; null without costs. */
  ratio: number | null;
  /** Costs ÷ a month's benefits, in tenths of a month; null if either is zero. */
  payback: number | null;
}

interface RoiInput {
  /** In cents, of one year: gross, or adjusted. */
  benefits: readonly number[];
  /** In cents, of all years. */
  costs: readonly number[];
  /** How many years the benefits repeat. They aren't discounted. */
  years?: number;
}

/** The return on investment as ISO/TS 30437 and the Phillips ROI Methodology define it: that of one year, unless there are more. */
export function calculateRoi({ benefits: yearly, costs: all, years = 1 }: RoiInput): RoiResult {
  const benefits = sum(yearly) * years;
  const costs = sum(all);
  return {
    benefits,
    costs,
    net: benefits - costs,
    roi: costs === 0 ? null : divide(benefits - costs, costs, 100),
    ratio: costs === 0 ? null : divide(benefits, costs, 100),
    payback: benefits === 0 || costs === 0 ? null : divide(costs, benefits, 120 * years),
  };
}

/** A benefit of the training in cents, by how far its estimate may be off. */
export interface BenefitRange {
  /** The share of the training, less the error of its estimate: what the ROI Methodology reports. */
  low: number;
  /** The share of the training, as estimated. */
  base: number;
  /** That share, and the error. */
  high: number;
}

/** 100%, in hundredths of a percent. */
const whole = 10_000;

/**
 * Isolates what the training caused: benefit × attribution × confidence. The Phillips ROI Methodology asks for an estimate
 * of the training's share, and reads a confidence of 80% as an error of 20% either way; it reports the low end
 * (P. P. Phillips and J. J. Phillips, “ROI Basics”, 2005).
 *
 * @param benefit in cents
 * @param attribution in hundredths of a percent
 * @param confidence in hundredths of a percent
 */
export function adjustBenefit(
  benefit: number,
  attribution: number,
  confidence: number,
): BenefitRange {
  const share = (certainty: number) =>
    Number(
      roundedQuotient(
        BigInt(benefit) * BigInt(attribution) * BigInt(certainty),
        BigInt(whole) ** 2n,
      ),
    );
  return { low: share(confidence), base: share(whole), high: share(2 * whole - confidence) };
}

/**
 * What learners' time costs: hours × loaded hourly rate × learners. The ROI Methodology counts it as a cost of the program.
 *
 * @param factors the hours of each learner and the number of learners in hundredths, and wages, benefits, and overhead of an
 *   hour in cents
 * @returns cents
 */
export function learnerTimeCost(factors: readonly number[]): number {
  const product = factors.reduce((result, factor) => result * BigInt(factor), 1n);
  return Number(roundedQuotient(product, 10_000n));
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
