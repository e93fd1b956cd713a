/** Compares two JSON values, ordered by type first: null, booleans, numbers, strings, everything else (as JSON). */
export function compareValues(one: unknown, other: unknown): number {
  const rankDifference = typeRank(one) - typeRank(other);
  if (rankDifference !== 0) return rankDifference;
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one === 'boolean' && typeof other === 'boolean') return Number(one) - Number(other);
  const a = typeof one === 'string' ? one : JSON.stringify(one);
  const b = typeof other === 'string' ? other : JSON.stringify(other);
  return compareText(a, b);
}

/** Compares by UTF-16 code units. */
export function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function typeRank(value: unknown): number {
  if (value === null) return 0;
  const types = ['boolean', 'number', 'string', 'object'];
  return 1 + types.indexOf(typeof value);
}
