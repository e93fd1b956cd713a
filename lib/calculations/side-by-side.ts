import { type Hours, overlapOf } from './hours';
import {
  type Conflict,
  compareTags,
  distanceBetween,
  followUpsOf,
  type Job,
  permitOf,
  type Rules,
  zoneOf,
} from './simops-rules';

/** Two permits, what each has come to, such as its fire watch, and from when until when it's both at once. */
export interface Pair extends Hours {
  permits: readonly [Job, Job];
  works: readonly [string, string];
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
  const partsOf = (job: Job) =>
    [job, ...followUpsOf(job, isolations, rules)].map((part) => ({ ...part, job }));
  return permits.flatMap((a, index) =>
    permits.slice(index + 1).flatMap((b) => {
      const isNamed = named.some((each) => each.permits.includes(a) && each.permits.includes(b));
      if (isNamed || permitOf(a) === permitOf(b)) return [];
      if ((distanceBetween(a, b, rules) ?? 0) > nearOf(rules)) return [];
      return partsOf(a).flatMap((one) =>
        partsOf(b).flatMap((other): Pair[] => {
          const hours = overlapOf(one, other);
          if (hours === null) return [];
          // By kinds, so that what's alike is listed together.
          const [first, second] = one.work <= other.work ? [one, other] : [other, one];
          return [{ ...hours, permits: [first.job, second.job], works: [first.work, second.work] }];
        }),
      );
    }),
  );
}

/** In feet: the largest distance of the rules about hot work. */
export function nearOf(rules: Rules): number {
  return zoneOf(rules.fireWatch.after, rules) ?? 0;
}
