import { fieldOf, type StoredRecord } from './query';

/**
 * Sorts records by a field (`-field` for descending). The sort is stable. Types are ordered: null or missing, booleans,
 * numbers, strings, everything else.
 */
export function sortRecords<R extends StoredRecord>(records: readonly R[], sort: string): R[] {
  const descending = sort.startsWith('-');
  const field = descending ? sort.slice(1) : sort;
  const sign = descending ? -1 : 1;
  return [...records].sort(
    (one, other) => sign * compareValues(fieldOf(one, field), fieldOf(other, field)),
  );
}

function compareValues(one: unknown, other: unknown): number {
  const rankDifference = typeRank(one) - typeRank(other);
  if (rankDifference !== 0) return rankDifference;
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one === 'boolean' && typeof other === 'boolean') return Number(one) - Number(other);
  const a = typeof one === 'string' ? one : JSON.stringify(one);
  const b = typeof other === 'string' ? other : JSON.stringify(other);
  return a < b ? -1 : a > b ? 1 : 0;
}

function typeRank(value: unknown): number {
  if (value === null) return 0;
  const types = ['boolean', 'number', 'string', 'object'];
  return 1 + types.indexOf(typeof value);
}
