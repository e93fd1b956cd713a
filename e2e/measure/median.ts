import type { Measured } from './measure';

/** The middle one, or the mean of the two in the middle. */
export function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2;
}

function middles(records: readonly Record<string, number>[]): Record<string, number> {
  const names = [...new Set(records.flatMap(Object.keys))];
  return Object.fromEntries(
    names.map((name) => [name, middle(records.map((record) => record[name] ?? 0))]),
  );
}

/** A share of the processor's time that changes nothing one would see. */
const negligible = 0.02;

/**
 * Those of several runs from which the host took little time, and at least the quieter half of them: the
 * others say more of the host than of a page.
 */
export function leastDisturbed<Run extends { lost: number }>(runs: readonly Run[]): readonly Run[] {
  const most = Math.max(negligible, middle(runs.map(({ lost }) => lost)));
  return runs.filter(({ lost }) => lost <= most);
}

/** Each figure's median over several runs. */
export function median(runs: readonly Measured[]): Measured {
  const of = (name: keyof Measured['timings']) => middle(runs.map(({ timings }) => timings[name]));
  return {
    timings: { FCP: of('FCP'), LCP: of('LCP'), SI: of('SI'), TBT: of('TBT'), CLS: of('CLS') },
    scores: middles(runs.map(({ scores }) => scores)),
    bytes: middles(runs.map(({ bytes }) => bytes)),
    lost: middle(runs.map(({ lost }) => lost)),
  };
}
