import { formatAmount } from '@/lib/calculations/amount';
import { readNumber, type Unit } from '@/lib/calculations/read-number';

/** A number as its field shows it; null if it can't be read. */
export function formatNumber(typed: string, unit: Unit): string | null {
  const { value } = readNumber(typed, unit);
  if (value === null) return null;
  if (unit === 'dollars') return formatAmount(value);
  if (unit === 'index') return (value / 100).toFixed(2);
  return `${value / 100}${unit === 'percent' ? '%' : ''}`;
}

/** A number for a link; empty if it can't be read. */
export function numberForLink(typed: string, unit: Unit): string {
  return (formatNumber(typed, unit) ?? '').replace(/[$,]/g, '');
}

/** A number from a link as its field shows it. What can't be read is shown as it is, so that the visitor can correct it. */
export function numberFromLink(text: string, unit: Unit): string {
  return formatNumber(text, unit) ?? text;
}
