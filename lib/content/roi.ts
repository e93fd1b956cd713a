import { calculateRoi } from '../calculations/roi';

interface Line {
  /** Whole dollars. */
  amount: number;
}

/** Totals of a worked example, in dollars, and its return on investment in whole percent. */
export interface ExampleSums {
  benefits: number;
  costs: number;
  roi: number;
}

/** @throws if there are no costs, because ROI is a ratio to them */
export function sumExample(example: {
  benefits: readonly Line[];
  costs: readonly Line[];
}): ExampleSums {
  const { benefits, costs, roi } = calculateRoi({
    benefits: example.benefits.map(inCents),
    costs: example.costs.map(inCents),
  });
  if (roi === null) throw new Error('A worked example needs costs');
  return { benefits: benefits / 100, costs: costs / 100, roi };
}

function inCents({ amount }: Line): number {
  return amount * 100;
}
