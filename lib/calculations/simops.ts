import { overlapOf } from './hours';
import { workInService } from './in-service';
import {
  type Conflict,
  compareTags,
  type DistanceRule,
  followUpsOf,
  type Job,
  type Rules,
  rulesInOrder,
} from './simops-rules';

/**
 * Finds at most one conflict for each pair of permits, the most serious first, then the earliest.
 *
 * @param about only conflicts of these permits
 */
export function findConflicts(
  jobs: readonly Job[],
  rules: Rules,
  about: readonly Job[] = jobs,
): Conflict[] {
  const asked = new Set(about);
  const sorted = jobs.toSorted(compareTags);
  const permits = sorted.filter(({ work }) => !rules.methods.includes(work));
  const isolations = sorted.filter(({ work }) => rules.methods.includes(work));
  const isAsked = (found: Conflict) => found.permits.some((job) => asked.has(job));
  const severities = rulesInOrder(rules);
  return [
    ...permits.flatMap((permit, index) => [
      ...(asked.has(permit) ? missingIsolation(permit, isolations, rules) : []),
      ...workInService(permit, permits, isolations, rules).filter(isAsked),
      ...permits
        .slice(index + 1)
        .filter((other) => asked.has(permit) || asked.has(other))
        .flatMap((other) => conflictBetween(permit, other, rules) ?? []),
    ]),
    ...overcrowded(permits, rules).filter(isAsked),
  ].toSorted((a, b) => severities.indexOf(a.rule) - severities.indexOf(b.rule) || a.from - b.from);
}

function missingIsolation(
  permit: Job,
  isolations: readonly Job[],
  { isolated }: Rules,
): Conflict[] {
  const { from, until, equipment } = permit;
  const covers = isolations.filter(
    (isolation) =>
      equipment !== null &&
      isolation.equipment === equipment &&
      isolation.from <= from &&
      until <= isolation.until,
  );
  return isolated
    .filter(
      ({ work, by }) => work === permit.work && !covers.some((each) => by.includes(each.work)),
    )
    .map((rule) => ({ rule, from, until, permits: [permit] }));
}

/** The most serious one; null if they can be worked as scheduled. */
export function conflictBetween(a: Job, b: Job, rules: Rules): Conflict | null {
  const distance = Math.max(0, Math.abs(a.bay - b.bay) - 1) * rules.bayLength;
  const pairs = activities(a, rules).flatMap((one) =>
    activities(b, rules).flatMap((other) => {
      const hours = overlapOf(one, other);
      return hours === null ? [] : [{ hours, one: one.work, other: other.work }];
    }),
  );
  for (const rule of pairs.length === 0 ? [] : rules.apart) {
    if (distance > rule.within) continue;
    const broken = pairs
      .filter(({ one, other }) => concerns(rule, one, other) || concerns(rule, other, one))
      .toSorted((x, y) => x.hours.from - y.hours.from)[0];
    if (broken !== undefined) {
      return { rule, ...broken.hours, permits: [a, b] };
    }
  }
  return null;
}

function concerns({ work, from }: DistanceRule, one: string, other: string): boolean {
  return one === work && (from === undefined || from.includes(other));
}

/** The work, and what follows it. */
function activities(job: Job, rules: Rules) {
  return [job, ...followUpsOf(job, rules)];
}

/** For each bay, the first hours with too many jobs. */
function overcrowded(permits: readonly Job[], { crowd }: Rules): Conflict[] {
  return [...new Set(permits.map(({ bay }) => bay))].flatMap((bay) => {
    const here = permits.filter((permit) => permit.bay === bay);
    const countAt = (time: number) =>
      here.filter(({ from, until }) => from <= time && time < until).length;
    const times = [...new Set(here.flatMap(({ from, until }) => [from, until]))].toSorted(
      (a, b) => a - b,
    );
    const from = times.find((time) => countAt(time) > crowd.max);
    if (from === undefined) return [];
    const until = times.find((time) => time > from && countAt(time) <= crowd.max) ?? from;
    const there = here.filter((permit) => overlapOf(permit, { from, until }) !== null);
    return [{ rule: crowd, from, until, permits: there }];
  });
}
