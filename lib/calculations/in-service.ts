import { mayBeSame } from './equipment';
import { type Hours, overlapOf, unionOf } from './hours';
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
    .map((job) => locksOff(job, isolations).until);
  if (ends.length === 0) return null;
  return { from: outage.from, until: Math.max(...ends) + outage.returns };
}

/**
 * Work on equipment when that isn't out of service, as far as the board knows. It's a question for work that may go on in
 * service, and if the board has no isolation of exactly that equipment. Behind one, the question is whether that's all.
 */
export function workInService(
  permit: Job,
  permits: readonly Job[],
  isolations: readonly Job[],
  { isolated, inService: rule, startsTogether, energized, leakTest, outage, fireWatch }: Rules,
): Conflict[] {
  const { work, equipment, from } = permit;
  const hasOwnRule = work === energized.work || isolated.some((each) => each.work === work);
  // A leak test is of equipment that's back at pressure.
  if (work === leakTest.work) return [];
  if (equipment === null || hasOwnRule) return [];
  const hours = { from, until: permit.until + fireWatchAfter(permit, { fireWatch }) };
  const behind =
    outage?.unit === equipment ? permits.filter((job) => job.equipment === outage.behind) : [];
  // A method that isn't accepted for opening doesn't take equipment out of service for certain. No feed doesn't either:
  // what's downstream is still under pressure.
  const accepted = new Set(isolated.flatMap(({ by }) => by));
  const isCertain = (isolation: Job) =>
    isolation.equipment === equipment && accepted.has(isolation.work);
  const down = isolations.filter(isCertain);
  const fed = outage === null ? [] : withoutFeed(behind, isolations, outage.from);
  const similar = isolations.filter(
    (isolation) => !isCertain(isolation) && mayBeSame(isolation.equipment, equipment),
  );
  const exposed = firstHoursInService(hours, down);
  if (exposed === null) {
    const locks = down.filter((isolation) => overlapOf(isolation, hours) !== null);
    const found = { isQuestion: true, ...hours, permits: [permit, ...locks] };
    const isBefore = locks.some((isolation) => isolation.from < from);
    return [
      ...(isBefore ? [] : [{ ...found, rule, ask: startsTogether }]),
      { ...found, rule: rule.everyLine },
    ];
  }
  const isQuestion =
    rule.conditional.includes(work) ||
    down.length + fed.length === 0 ||
    firstHoursInService(hours, [...down, ...fed, ...similar]) === null;
  const all = [permit, ...behind, ...similar].toSorted(compareTags);
  return [{ rule, isQuestion, ...exposed, permits: all }];
}

/**
 * A unit has no feed until the last job behind its isolation ends: crews have to be clear before the leak test and the
 * start. Nothing keeps the feed away without an isolation, or once its locks are off.
 */
function withoutFeed(behind: readonly Job[], isolations: readonly Job[], from: number): Hours[] {
  const [job] = behind;
  if (job === undefined) return [];
  const [locked] = unionOf(isolations.filter(({ equipment }) => equipment === job.equipment));
  const end = Math.max(...behind.map(({ until }) => until));
  return locked === undefined ? [] : [{ from, until: Math.min(end, locked.until) }];
}

/** The first hours of work that aren't among those in which its equipment is out of service; null if there are none. */
function firstHoursInService(work: Hours, all: readonly Hours[]): Hours | null {
  const down = unionOf(all);
  const first = down.find(({ from, until }) => from <= work.from && work.from < until);
  const from = first?.until ?? work.from;
  const next = down.find((hours) => hours.from > from);
  const until = Math.min(work.until, next?.from ?? work.until);
  return from < until ? { from, until } : null;
}
