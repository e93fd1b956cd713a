interface Amount {
  amount: number;
}

/** Totals of a worked example, in the unit of its amounts, and its return on investment. */
interface RoiResult {
  benefits: number;
  costs: number;
  /** Percent, rounded to a whole number: (gross benefits − costs) ÷ costs × 100. */
  roi: number;
}

/** @throws if there are no costs, because ROI is a ratio to them */
export function calculateRoi(example: {
  benefits: readonly Amount[];
  costs: readonly Amount[];
}): RoiResult {
  const benefits = sum(example.benefits);
  const costs = sum(example.costs);
  if (costs <= 0) throw new Error('A worked example needs costs');
  return { benefits, costs, roi: Math.round(((benefits - costs) / costs) * 100) };
}

function sum(lines: readonly Amount[]): number {
  return lines.reduce((total, { amount }) => total + amount, 0);
}
