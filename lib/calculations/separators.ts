/**
 * Thousands, as in 42,000, 1.234.567, 42.000,50, 42 000, and 42'000; lakhs, as in 12,34,567; or no separators, as in 42.5
 * and 1.234. The last can be read in two ways.
 */
const shape =
  /^(?<whole>(?!\d{1,3}\.\d{3}$)[1-9]\d{0,2}(?:(?<group>[,. '])\d{3})(?:\k<group>\d{3})*|[1-9]\d?(?:,\d{2})+,\d{3}|\d*)(?:(?<point>[.,])(?<fraction>\d*))?$/;

/** The digits of a number. */
export interface Digits {
  whole: string;
  fraction: string;
}

/**
 * All ways to read a number's separators: none if nobody writes them in this order, and two if the only one may separate
 * thousands or a fraction. Before three digits, a comma separates thousands, because that's how US dollars are written.
 * Before fewer, it may be what's left of $42,000 after its last digit was deleted.
 *
 * @param text digits, separators, and spaces
 * @param hasUnit whether a unit follows, as in “1.234M” and “1,5M”. Then, the last separator is that of a fraction.
 */
export function readSeparators(text: string, hasUnit: boolean): Digits[] {
  const { whole = '', group, point, fraction = '' } = shape.exec(text)?.groups ?? {};
  if (whole + fraction === '') return [];
  const separator = group ?? /,/.exec(whole)?.[0];
  if (point !== undefined && point === separator) return [];
  const digits = { whole: whole.replace(/\D/g, ''), fraction };
  const isShort = separator === undefined && /^\d{1,3}$/.test(whole) && whole !== '0';
  const isUnclear = point === ',' ? fraction !== '' : fraction.length === 3;
  return isShort && isUnclear && !hasUnit
    ? [{ whole: whole + fraction, fraction: '' }, digits]
    : [digits];
}
