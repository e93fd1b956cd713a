import { type Hours, unionOf } from './hours';
import {
  type Conflict,
  compareTags,
  fireWatchAfter,
  type Job,
  locksOff,
  type Rules,
} from './simops-rules';

/** When the unit is without feed: until the locks are off, and it's started again. Null if no job on the board keeps it down. */
export function outageOf(jobs: readonly Job[], { methods, outage }: Rules): Hours | null {
  if (outage === null) return null;
  const isolations = jobs.filter(({ work }) => methods.includes(work));
  const ends = jobs
    .filter(({ equipment, work }) => equipment === outage.behind && !methods.includes(work))
    .map((job) => locksOff(job, isolations));
  if (ends.length === 0) return null;
  return { from: outage.from, until: Math.max(...ends) + outage.returns };
}

/** Work on equipment when that isn't out of service, as far as the board knows. Jobs that keep it down are part of it. */
export function workInService(
  permit: Job,
  permits: readonly Job[],
  isolations: readonly Job[],
  rules: Rules,
): Conflict[] {
  const { work, equipment, from, until } = permit;
  if (equipment === null || rules.isolated.some((rule) => rule.work === work)) return [];
  const { outage, inService: rule } = rules;
  const behind =
    outage?.unit === equipment ? permits.filter((job) => job.equipment === outage.behind) : [];
  const hours = firstHoursInService(
    { from, until: until + fireWatchAfter(permit, rules) },
    isolations.filter((isolation) => isolation.equipment === equipment),
    outage && { from: outage.from, behind },
  );
  const all = [permit, ...behind].toSorted(compareTags);
  return hours === null ? [] : [{ rule, isQuestion: false, ...hours, permits: all }];
}

/**
 * The first hours of work in which its equipment is in service. It's out of service while it's isolated, and while it has no
 * feed: crews have to be clear when the last job behind that isolation ends, before the leak test and the start.
 *
 * @param stop from when it has no feed, and the jobs that end that
 * @returns null if there are none, or if the board doesn't know when the equipment is out of service
 */
function firstHoursInService(
  work: Hours,
  isolations: readonly Hours[],
  stop: { from: number; behind: readonly Hours[] } | null,
): Hours | null {
  const ends = stop?.behind.map(({ until }) => until) ?? [];
  const down = unionOf([
    ...isolations,
    ...(stop !== null && ends.length > 0 ? [{ from: stop.from, until: Math.max(...ends) }] : []),
  ]);
  if (down.length === 0) return null;
  const first = down.find(({ from, until }) => from <= work.from && work.from < until);
  const from = first?.until ?? work.from;
  const next = down.find((hours) => hours.from > from);
  const until = Math.min(work.until, next?.from ?? work.until);
  return from < until ? { from, until } : null;
}
