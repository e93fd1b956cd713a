import { type Limits, ratePerformance } from './earned-value';

/**
 * An index with two decimals, as the trade writes it. Where rounding would lift it over a threshold, so that it would
 * contradict its color, it has three, cut off: 0.8951 is “0.895” with a threshold of 0.90.
 *
 * @param index in thousandths, rounded down; a dash if it isn't defined
 */
export function formatIndex(index: number | null, limits?: Limits): string {
  if (index === null) return '–';
  const rounded = Math.round(index / 10) * 10;
  const isLifted =
    limits !== undefined && ratePerformance(rounded, limits) !== ratePerformance(index, limits);
  return isLifted ? format(index, 3) : format(rounded, 2);
}

function format(index: number, digits: number): string {
  return (index / 1000).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
