import { divide } from './divide';

/** The largest amount that a field accepts, in cents: $999,999,999,999.99. Sums of a few dozen of them stay exact. */
export const maxCents = 99_999_999_999_999;

const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats cents as dollars, with cents only if there are any: "$42,000", "−$1,200.50". */
export function formatAmount(cents: number): string {
  const format = cents % 100 === 0 ? wholeDollars : dollarsAndCents;
  return format.format(cents / 100).replace('-', '−');
}

/** Formats cents as whole dollars, rounded half away from zero. */
export function formatWholeDollars(cents: number): string {
  return wholeDollars.format(divide(cents, 100, 1)).replace('-', '−');
}
