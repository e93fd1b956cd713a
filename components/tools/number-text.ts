import { formatAmount } from '@/lib/calculations/amount';
import { readNumber, type Unit } from '@/lib/calculations/read-number';

/** A number as its field shows it; null if it can't be read. */
export function formatNumber(typed: string, unit: Unit): string | null {
  const { value } = readNumber(typed, unit);
  if (value === null) return null;
  if (unit === 'dollars') return formatAmount(value);
  if (unit === 'index') return (value / 100).toFixed(2);
  if (unit === 'percent') return `${value / 100}%`;
  const plain = (value / 100).toLocaleString('en-US');
  return unit === 'hours' ? `${plain} h` : plain;
}
