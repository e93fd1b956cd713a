import { mayBeSame } from './equipment';
import { overlapOf } from './hours';
import { workInService } from './in-service';
import {
  type Conflict,
  compareTags,
  type DistanceRule,
  distanceBetween,
  fireWatchAfter,
  followUpsOf,
  type Job,
  type Rules,
  rulesInOrder,
} from './simops-rules';

/**
 * Finds every conflict and every question, the earliest first, then the most serious. Two permits can have several: hot work
 * beside an open line, then its fire watch.
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
      ...missingIsolation(permit, isolations, rules).filter(isAsked),
      ...energizedWork(permit, isolations, rules).filter(isAsked),
      ...openBleeds(permit, isolations, rules).filter(isAsked),
      ...workInService(permit, permits, isolations, rules).filter(isAsked),
      ...permits
        .slice(index + 1)
        .filter((other) => asked.has(permit) || asked.has(other))
        .flatMap((other) => conflictsBetween(permit, other, isolations, rules)),
    ]),
    ...permits.flatMap((permit) => overrun(permit, rules)).filter(isAsked),
    ...overcrowded(permits, rules).filter(isAsked),
  ].toSorted((a, b) => a.from - b.from || severities.indexOf(a.rule) - severities.indexOf(b.rule));
}

/** With the questions that a rule asks about places without a tag as one, so that they don't bury the others. */
export function joinQuestions(conflicts: readonly Conflict[]): Conflict[] {
  const isUntagged = ({ isQuestion, permits: [permit, ...others] }: Conflict) =>
    isQuestion && permit?.equipment === null && others.length === 0;
  return conflicts.flatMap((conflict) => {
    if (!isUntagged(conflict)) return conflict;
    const alike = conflicts.filter((each) => each.rule === conflict.rule && isUntagged(each));
    if (conflict !== alike[0]) return [];
    const permits = alike.flatMap((each) => each.permits);
    return { ...conflict, until: Math.max(...alike.map(({ until }) => until)), permits };
  });
}

/**
 * Isolations count for exactly the equipment that they name, and if they begin before the work. One of the same minute, or
 * of equipment that may be the same, is a question, and so is work at a place that may be equipment.
 */
function missingIsolation(permit: Job, isolations: readonly Job[], rules: Rules): Conflict[] {
  const { from, place, equipment } = permit;
  const until = permit.until + fireWatchAfter(permit, rules);
  const isOpenAir = equipment === null && place.toLowerCase() === rules.rackName.toLowerCase();
  const broken = rules.isolated.filter(
    ({ work, onEquipment, always }) =>
      work === permit.work && !(isOpenAir && onEquipment === true && always !== true),
  );
  return broken.flatMap((rule) => {
    const covers = isolations.filter(
      (each) => rule.by.includes(each.work) && each.from <= from && until <= each.until,
    );
    const exact = covers.filter((each) => equipment !== null && each.equipment === equipment);
    if (exact.some((each) => each.from < from)) return [];
    if (exact.length > 0) {
      const ask = rules.startsTogether;
      return [{ rule, isQuestion: true, ask, from, until, permits: [permit, ...exact] }];
    }
    const similar = covers.filter((each) => mayBeSame(equipment, each.equipment));
    const isUnknown = equipment === null && rule.onEquipment === true;
    const isQuestion = isUnknown || similar.length > 0;
    return [{ rule, isQuestion, from, until, permits: [permit, ...similar] }];
  });
}

/** Work that needs energy, also while its equipment may be locked out. */
function energizedWork(permit: Job, isolations: readonly Job[], rules: Rules): Conflict[] {
  const { energized, lockedOut } = rules;
  const { work, equipment, from, until } = permit;
  if (work !== energized.work) return [];
  const locked = isolations.flatMap((isolation) => {
    const hours = overlapOf(permit, isolation);
    if (hours === null || !mayBeSame(equipment, isolation.equipment)) return [];
    return [{ rule: lockedOut, isQuestion: true, ...hours, permits: [permit, isolation] }];
  });
  return [{ rule: energized, isQuestion: true, from, until, permits: [permit] }, ...locked];
}

/** Work, with its fire watch, that a rule keeps apart from a method of isolation: its bleed is open all that time. */
function openBleeds(permit: Job, isolations: readonly Job[], rules: Rules): Conflict[] {
  const hours = { from: permit.from, until: permit.until + fireWatchAfter(permit, rules) };
  return isolations.flatMap((isolation) => {
    const together = overlapOf(hours, isolation);
    const rule = rules.apart.find(
      ({ work, from, within }) =>
        work === permit.work &&
        from?.includes(isolation.work) &&
        distanceBetween(permit, isolation, rules) <= within,
    );
    if (together === null || rule === undefined) return [];
    const permits = [permit, isolation];
    return [{ rule, isQuestion: rule.conditional === true, ...together, permits }];
  });
}

/** One for each two activities of theirs that overlap and that a rule keeps apart: the first such rule. */
function conflictsBetween(a: Job, b: Job, isolations: readonly Job[], rules: Rules): Conflict[] {
  const distance = distanceBetween(a, b, rules);
  const isSame = a.equipment !== null && a.equipment === b.equipment;
  const near = rules.apart.filter(
    ({ within, sameEquipment }) => distance <= within && (isSame || sameEquipment !== true),
  );
  return activities(a, isolations, rules).flatMap((one) =>
    activities(b, isolations, rules).flatMap((other) => {
      const hours = overlapOf(one, other);
      const rule = near.find(
        (each) => concerns(each, one.work, other.work) || concerns(each, other.work, one.work),
      );
      if (hours === null || rule === undefined) return [];
      return [{ rule, isQuestion: rule.conditional === true, ...hours, permits: [a, b] }];
    }),
  );
}

function concerns({ work, from }: DistanceRule, one: string, other: string): boolean {
  return one === work && (from === undefined || from.includes(other));
}

/** The work, and what follows it. */
function activities(job: Job, isolations: readonly Job[], rules: Rules) {
  return [job, ...followUpsOf(job, isolations, rules)];
}

function overrun(permit: Job, { overrun: rule }: Rules): Conflict[] {
  const { from, until } = permit;
  if (until - from <= rule.hours * 60) return [];
  return [{ rule, isQuestion: true, from, until, permits: [permit] }];
}

/** For each bay, all hours with too many jobs. */
function overcrowded(permits: readonly Job[], { crowd }: Rules): Conflict[] {
  return [...new Set(permits.map(({ bay }) => bay))].flatMap((bay) => {
    const here = permits.filter((permit) => permit.bay === bay);
    const countAt = (time: number) =>
      here.filter(({ from, until }) => from <= time && time < until).length;
    const times = [...new Set(here.flatMap(({ from, until }) => [from, until]))].toSorted(
      (a, b) => a - b,
    );
    const starts = times.filter(
      (time, index) =>
        countAt(time) > crowd.max && countAt(times[index - 1] ?? time - 1) <= crowd.max,
    );
    return starts.map((from) => {
      const until = times.find((time) => time > from && countAt(time) <= crowd.max) ?? from;
      const there = here.filter((permit) => overlapOf(permit, { from, until }) !== null);
      return { rule: crowd, isQuestion: false, from, until, permits: there };
    });
  });
}
