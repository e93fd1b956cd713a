import type { LighthouseResult } from './run-lighthouse';

/** The middle one, or the mean of the two in the middle. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2;
}

function mediansByName(records: readonly Record<string, number>[]): Record<string, number> {
  const names = [...new Set(records.flatMap(Object.keys))];
  return Object.fromEntries(
    names.map((name) => [name, medianOf(records.map((record) => record[name] ?? 0))]),
  );
}

/** A share of the processor's time that changes nothing one would see. */
const negligible = 0.02;

/**
 * Those of several runs from which the host took little time, and at least the quieter half of them: the
 * others say more of the host than of a page.
 */
export function quietestRuns<Run extends { stolenShare: number }>(
  runs: readonly Run[],
): readonly Run[] {
  const most = Math.max(negligible, medianOf(runs.map(({ stolenShare }) => stolenShare)));
  return runs.filter(({ stolenShare }) => stolenShare <= most);
}

/** Each figure's median over several runs. */
export function medianResult(runs: readonly LighthouseResult[]): LighthouseResult {
  const of = (name: keyof LighthouseResult['timings']) =>
    medianOf(runs.map(({ timings }) => timings[name]));
  return {
    timings: { FCP: of('FCP'), LCP: of('LCP'), SI: of('SI'), TBT: of('TBT'), CLS: of('CLS') },
    scores: mediansByName(runs.map(({ scores }) => scores)),
    bytes: mediansByName(runs.map(({ bytes }) => bytes)),
    stolenShare: medianOf(runs.map(({ stolenShare }) => stolenShare)),
  };
}
