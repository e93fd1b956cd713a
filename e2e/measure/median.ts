/** With an even number of values, the mean of the middle two. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** The median of each value over several runs; a run without it counts as 0. */
export function mediansOf(runs: readonly Record<string, number>[]): Record<string, number> {
  const names = [...new Set(runs.flatMap(Object.keys))];
  return Object.fromEntries(
    names.map((name) => [name, medianOf(runs.map((run) => run[name] ?? 0))]),
  );
}
