import type { LighthouseResult } from './run-lighthouse';

/** With an even number of values, the mean of the middle two. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

function mediansByName(records: readonly Record<string, number>[]): Record<string, number> {
  const names = [...new Set(records.flatMap(Object.keys))];
  return Object.fromEntries(
    names.map((name) => [name, medianOf(records.map((record) => record[name] ?? 0))]),
  );
}

/** A share of stolen CPU time that doesn't affect results. */
const negligible = 0.02;

/**
 * The runs with little CPU steal, and at least the better half of them. The others say more about the host than about
 * the page.
 */
export function quietestRuns<Run extends { stolenShare: number }>(
  runs: readonly Run[],
): readonly Run[] {
  const limit = Math.max(negligible, medianOf(runs.map(({ stolenShare }) => stolenShare)));
  return runs.filter(({ stolenShare }) => stolenShare <= limit);
}

/** The median of each value over several runs. */
export function medianResult(runs: readonly LighthouseResult[]): LighthouseResult {
  return {
    timings: {
      FCP: medianOf(runs.map(({ timings }) => timings.FCP)),
      LCP: medianOf(runs.map(({ timings }) => timings.LCP)),
      TBT: medianOf(runs.map(({ timings }) => timings.TBT)),
      CLS: medianOf(runs.map(({ timings }) => timings.CLS)),
    },
    score: medianOf(runs.map(({ score }) => score)),
    bytes: mediansByName(runs.map(({ bytes }) => bytes)),
    stolenShare: medianOf(runs.map(({ stolenShare }) => stolenShare)),
  };
}
