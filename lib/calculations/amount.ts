import { divide, roundedQuotient } from './divide';

/** The largest amount that a field accepts, in cents: $999,999,999,999.99. Sums of a few dozen of them stay exact. */
export const maxCents = 99_999_999_999_999;

/** The zero of each set of decimal digits that we read: Arabic, Persian, Devanagari, Bengali, Thai, full-width. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10];

/**
 * Reads a dollar amount as people type it, such as "$42,000", "42k", "1.2M", "1.234,56", or "٤٢٬٠٠٠".
 *
 * @returns cents, from 0 to `maxCents`, with fractions of a cent rounded; null if it isn't such an amount
 */
export function parseAmount(text: string): number | null {
  if (text.length > 40) return null;
  const typed = toAsciiDigits(text)
    // Spaces and apostrophes between thousands, and the invisible marks of right-to-left text.
    .replace(/[\p{Cf}\s'’$]/gu, '')
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .toLowerCase();
  const [, digits = '', unit = ''] = /^(\d[\d.,]*|[.,]\d+)([km]?)$/.exec(typed) ?? [];
  const parts = splitAtDecimal(digits, unit !== '');
  if (digits === '' || parts === null) return null;
  const [whole, fraction] = parts;
  const dollars = { '': 1n, k: 1000n, m: 1_000_000n }[unit] ?? 1n;
  const cents = roundedQuotient(
    BigInt(whole.replace(/[.,]/g, '') + fraction) * dollars * 100n,
    10n ** BigInt(fraction.length),
  );
  return cents <= maxCents ? Number(cents) : null;
}

function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/**
 * Splits a number into its whole part, which may have separators, and its fraction. The comma and the period can both be
 * the decimal separator. One separator followed by three digits separates thousands, except a period before a unit, as
 * in "1.234M". Thousands may be in the wrong place, because people edit numbers that have them.
 *
 * @returns null if the separators can't be understood
 */
function splitAtDecimal(digits: string, hasUnit: boolean): [string, string] | null {
  const separators = digits.replace(/\d/g, '');
  const last = separators.at(-1);
  if (last === undefined) return [digits, ''];
  const end = digits.lastIndexOf(last);
  const [head, tail] = [digits.slice(0, end), digits.slice(end + 1)];
  const isDecimal =
    separators.length === 1
      ? (hasUnit && (last === '.' || tail.length > 3)) ||
        tail.length < 3 ||
        /^0?$/.test(head) ||
        (last === '.' && tail.length > 3)
      : separators.indexOf(last) === separators.length - 1;
  if (isDecimal) return isGrouped(head) ? [head, tail] : null;
  return isGrouped(digits) && tail.length >= 3 ? [digits, ''] : null;
}

/** Whether all separators in it are the same. */
function isGrouped(digits: string): boolean {
  return new Set(digits.replace(/\d/g, '')).size <= 1;
}

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
