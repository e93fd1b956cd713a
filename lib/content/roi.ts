import { adjustBenefit, calculateRoi, sum } from '../calculations/roi';

interface Line {
  label: string;
  /** In whole dollars. */
  amount: number;
}

interface Benefit extends Line {
  /** In percent: the training's share of the amount, and the confidence in that estimate. */
  attribution: number;
  confidence: number;
}

/** Sums in dollars, and the ROI in whole percent. @throws if there are no costs, because ROI is a ratio to them */
export function sumExample(example: { benefits: readonly Benefit[]; costs: readonly Line[] }) {
  /** What's reported of each benefit, and its factors. */
  const reported = example.benefits.map(({ label, amount, attribution, confidence }) => ({
    label,
    amount: adjustBenefit(amount * 100, attribution * 100, confidence * 100).low / 100,
    factors: `$${amount.toLocaleString('en-US')} × ${attribution}% × ${confidence}%`,
  }));
  const benefits = sum(reported.map(({ amount }) => amount));
  const costs = sum(example.costs.map(({ amount }) => amount));
  const { roi } = calculateRoi({ benefits: [benefits * 100], costs: [costs * 100] });
  if (roi === null) throw new Error('A worked example needs costs');
  return { reported, benefits, costs, roi };
}
