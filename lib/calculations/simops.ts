/**
 * Simultaneous operations (SIMOPS): which permits can't be worked as scheduled, and when they could be. Times are whole
 * hours of the day. Places are bays of one pipe rack, numbered from 1; distances are from bay center to bay center.
 */

export interface Permit {
  tag: string;
  /** Kind of work, as in the rules. */
  work: string;
  bay: number;
  from: number;
  /** Duration of the work. */
  hours: number;
  /** Duration of the fire watch that follows it; 0 for none. */
  fireWatch: number;
}

export interface Isolation {
  tag: string;
  bay: number;
  from: number;
  until: number;
}

interface SimopsRule {
  /** Kind of work, or fire watch, that has to stay away from the others. */
  work: string;
  from: readonly string[];
  /** In meters. At exactly this distance, they still conflict. */
  within: number;
  rule: string;
  why: string;
}

export interface Schedule {
  firstHour: number;
  lastHour: number;
  bays: number;
  /** In meters. */
  bayLength: number;
  rules: readonly SimopsRule[];
  /** What a rule calls the hours after hot work. */
  fireWatch: string;
  /** The work that has to be within an isolation, and the rule that says so. */
  isolated: { work: string; rule: string; why: string };
  isolations: readonly Isolation[];
}

export interface Conflict {
  rule: string;
  why: string;
  /** The hours of the conflict; without an isolation, all hours of the work. */
  from: number;
  until: number;
  /** Two permits that are too close, or one that isn't isolated. */
  permits: readonly Permit[];
}

/** A permit that could move, and the hours at which it could start in its bay without any conflict, earliest first. */
export interface Reschedule {
  permit: Permit;
  starts: readonly number[];
}

/** In the order of the permits; for each pair, the first rule that applies. */
export function findConflicts(permits: readonly Permit[], schedule: Schedule): Conflict[] {
  return permits.flatMap((permit, index) => [
    ...missingIsolation(permit, schedule),
    ...permits.slice(index + 1).flatMap((other) => tooClose(permit, other, schedule)),
  ]);
}

/** The last hour at which a permit can start and still end, with its fire watch, before the board does. */
export function latestStart({ hours, fireWatch }: Permit, { lastHour }: Schedule): number {
  return lastHour - hours - fireWatch;
}

/** How far a kind of work keeps other work away, in meters: the largest distance of its rules. */
export function zoneOf(work: string, { rules }: Schedule): number {
  const own = rules.filter((rule) => rule.work === work || rule.from.includes(work));
  return Math.max(0, ...own.map(({ within }) => within));
}

/**
 * How to resolve a conflict by time alone. The permit that starts later moves; if it has no other time, the other one
 * does.
 *
 * @returns null if neither has a time in this shift
 */
export function reschedule(
  conflict: Conflict,
  permits: readonly Permit[],
  schedule: Schedule,
): Reschedule | null {
  const laterFirst = [...conflict.permits].reverse().sort((a, b) => b.from - a.from);
  for (const permit of laterFirst) {
    const starts = freeStarts(permit, permits, schedule);
    if (starts.length > 0) return { permit, starts };
  }
  return null;
}

function freeStarts(permit: Permit, permits: readonly Permit[], schedule: Schedule): number[] {
  const { firstHour } = schedule;
  const others = permits.filter(({ tag }) => tag !== permit.tag);
  const count = Math.max(0, latestStart(permit, schedule) - firstHour + 1);
  return Array.from({ length: count }, (_, index) => firstHour + index).filter((from) => {
    const moved = { ...permit, from };
    return (
      missingIsolation(moved, schedule).length === 0 &&
      others.every((other) => tooClose(moved, other, schedule).length === 0)
    );
  });
}

function missingIsolation(permit: Permit, { isolated, isolations }: Schedule): Conflict[] {
  const { work, bay, from, hours } = permit;
  const until = from + hours;
  const isIsolated = isolations.some(
    (isolation) => isolation.bay === bay && isolation.from <= from && until <= isolation.until,
  );
  if (work !== isolated.work || isIsolated) return [];
  return [{ rule: isolated.rule, why: isolated.why, from, until, permits: [permit] }];
}

function tooClose(a: Permit, b: Permit, schedule: Schedule): Conflict[] {
  const distance = Math.abs(a.bay - b.bay) * schedule.bayLength;
  for (const { work, from: others, within, rule, why } of schedule.rules) {
    if (distance > within) continue;
    for (const one of activities(a, schedule)) {
      for (const other of activities(b, schedule)) {
        const from = Math.max(one.from, other.from);
        const until = Math.min(one.until, other.until);
        const applies =
          (one.work === work && others.includes(other.work)) ||
          (other.work === work && others.includes(one.work));
        if (applies && from < until) return [{ rule, why, from, until, permits: [a, b] }];
      }
    }
  }
  return [];
}

/** The work, and the fire watch that follows it. */
function activities({ work, from, hours, fireWatch }: Permit, schedule: Schedule) {
  const until = from + hours;
  return [
    { work, from, until },
    { work: schedule.fireWatch, from: until, until: until + fireWatch },
  ];
}
