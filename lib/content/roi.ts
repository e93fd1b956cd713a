import { calculateRoi } from '../calculations/roi';

/** In whole dollars. */
type Lines = readonly { amount: number }[];

/** Sums in dollars, and the ROI in whole percent. @throws if there are no costs, because ROI is a ratio to them */
export function sumExample(example: { benefits: Lines; costs: Lines }) {
  const inCents = (lines: Lines) => lines.map(({ amount }) => amount * 100);
  const { benefits, costs, roi } = calculateRoi({
    benefits: inCents(example.benefits),
    costs: inCents(example.costs),
  });
  if (roi === null) throw new Error('A worked example needs costs');
  return { benefits: benefits / 100, costs: costs / 100, roi };
}
