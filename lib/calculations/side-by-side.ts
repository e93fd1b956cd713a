import { type Hours, overlapOf } from './hours';
import {
  type Conflict,
  compareTags,
  distanceBetween,
  followUpsOf,
  type Job,
  type Rules,
  zoneOf,
} from './simops-rules';

/** Two permits, and from when until when they're at work at once. */
export interface Pair extends Hours {
  permits: readonly [Job, Job];
}

/**
 * Every two permits that are at work at once and near each other, with what follows them, and that no finding names: no rule
 * is about the two. Areas whose distance nobody has said are near.
 *
 * @param found a crowd names all that are in it, but not which of them are in each other's way
 */
export function sideBySide(jobs: readonly Job[], found: readonly Conflict[], rules: Rules): Pair[] {
  const named = found.filter(({ rule }) => rule !== rules.crowd);
  const isolations = jobs.filter(({ work }) => rules.methods.includes(work));
  const permits = jobs.filter((job) => !isolations.includes(job)).toSorted(compareTags);
  const hoursOf = (job: Job) => [job, ...followUpsOf(job, isolations, rules)];
  return permits.flatMap((a, index) =>
    permits.slice(index + 1).flatMap((b): Pair[] => {
      const isNamed = named.some((each) => each.permits.includes(a) && each.permits.includes(b));
      if (isNamed || (distanceBetween(a, b, rules) ?? 0) > nearOf(rules)) return [];
      const shared = hoursOf(a).flatMap((one) =>
        hoursOf(b).flatMap((other) => overlapOf(one, other) ?? []),
      );
      if (shared.length === 0) return [];
      const from = Math.min(...shared.map((hours) => hours.from));
      const until = Math.max(...shared.map((hours) => hours.until));
      return [{ permits: [a, b], from, until }];
    }),
  );
}

/** In feet: the largest distance of the rules about hot work. */
export function nearOf(rules: Rules): number {
  return zoneOf(rules.fireWatch.after, rules) ?? 0;
}
