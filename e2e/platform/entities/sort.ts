import { fieldOf, type StoredRecord } from './query';

/**
 * The records in the order of a field, `-field` for descending; those that are the same in it stay in the
 * order they came in. Between kinds: nothing, then false and true, numbers, texts, and all else.
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
  const kinds = typeRank(one) - typeRank(other);
  if (kinds !== 0) return kinds;
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one === 'boolean' && typeof other === 'boolean') return Number(one) - Number(other);
  const a = typeof one === 'string' ? one : JSON.stringify(one);
  const b = typeof other === 'string' ? other : JSON.stringify(other);
  return a < b ? -1 : a > b ? 1 : 0;
}

function typeRank(value: unknown): number {
  if (value === null) return 0;
  const kinds = ['boolean', 'number', 'string', 'object'];
  return 1 + kinds.indexOf(typeof value);
}
