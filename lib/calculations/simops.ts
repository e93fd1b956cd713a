import { mayBeSame } from './equipment';
import { type Hours, overlapOf } from './hours';
import { workInService } from './in-service';
import { lockCrews, locksOffAtEnd } from './lock-crews';
import { drainedFirst, soonAfter } from './order-of-work';
import { overcrowded } from './overcrowded';
import {
  activitiesOf,
  type Conflict,
  compareTags,
  concerns,
  type DistanceRule,
  distanceBetween,
  fireWatchAfter,
  type Job,
  permitOf,
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
      ...missingIsolation(permit, permits, isolations, rules).filter(isAsked),
      ...locksOffAtEnd(permit, isolations, rules).filter(isAsked),
      ...energizedWork(permit, isolations, rules).filter(isAsked),
      ...openBleeds(permit, isolations, rules).filter(isAsked),
      ...lockCrews(permit, isolations, rules).filter(isAsked),
      ...workInService(permit, permits, isolations, rules).filter(isAsked),
      ...permits
        .slice(index + 1)
        .filter((other) => asked.has(permit) || asked.has(other))
        .flatMap((other) => conflictsBetween(permit, other, isolations, rules)),
    ]),
    ...permits.flatMap((permit) => overrun(permit, isolations, rules)).filter(isAsked),
    ...overcrowded(permits, rules).filter(isAsked),
  ].toSorted((a, b) => a.from - b.from || severities.indexOf(a.rule) - severities.indexOf(b.rule));
}

/** Conflicts of one rule that are shown together: one by itself, or a question that's asked about several permits. */
export interface Finding extends Conflict {
  parts: readonly Conflict[];
}

/** With the same question about several permits as one, so that it doesn't bury the others. */
export function joinQuestions(conflicts: readonly Conflict[]): Finding[] {
  return conflicts.flatMap((conflict) => {
    const { rule, ask, isQuestion } = conflict;
    const parts = isQuestion
      ? conflicts.filter((each) => each.isQuestion && each.rule === rule && each.ask === ask)
      : [conflict];
    return conflict === parts[0] ? joinAs(conflict, parts) : [];
  });
}

/** Conflicts before questions, and the most serious first: what starts earlier doesn't bury it. */
export function bySeverity(findings: readonly Finding[], rules: Rules): Finding[] {
  const severities = rulesInOrder(rules);
  return findings.toSorted(
    (a, b) =>
      Number(a.isQuestion) - Number(b.isQuestion) ||
      severities.indexOf(a.rule) - severities.indexOf(b.rule),
  );
}

/** The first of several conflicts of one rule, with the hours and the permits of all. */
export function joinAs(first: Conflict, parts: readonly Conflict[]): Finding {
  const permits = [...new Set(parts.flatMap((each) => each.permits))].toSorted(compareTags);
  return { ...first, until: Math.max(...parts.map(({ until }) => until)), permits, parts };
}

/**
 * Isolations count for exactly the equipment that they name, and if they begin before the work. One of the same minute, or
 * of equipment that may be the same, is a question, and so is work at a place that may be equipment. One row can't tell
 * whether it's every line to a vessel.
 */
function missingIsolation(
  permit: Job,
  permits: readonly Job[],
  isolations: readonly Job[],
  rules: Rules,
): Conflict[] {
  const { from, place, equipment } = permit;
  const until = permit.until + fireWatchAfter(permit, rules);
  const broken = rules.isolated.filter(
    ({ work, except = [] }) =>
      work === permit.work &&
      !(equipment === null && except.some((each) => each.toLowerCase() === place.toLowerCase())),
  );
  // A line break behind the same isolation may have taken one of its blinds out, or left a line open.
  const opened = (locks: readonly Job[]) =>
    permits.filter(
      (other) =>
        other !== permit &&
        other.work === rules.leakTest.after &&
        other.equipment === equipment &&
        other.from < until &&
        locks.some((lock) => overlapOf(lock, other) !== null),
    );
  return broken.flatMap((rule) => {
    const suitable = isolations.filter((each) => rule.by.includes(each.work));
    const isCovering = (each: Job) => each.from <= from && until <= each.until;
    const covers = suitable.filter(isCovering);
    const isExact = (each: Job) => equipment !== null && each.equipment === equipment;
    const whole = covers.filter(isExact);
    const exact = whole.length > 0 ? whole : inTurn(suitable.filter(isExact), { from, until });
    if (exact.length > 0) {
      const found = { isQuestion: true, from, until, permits: [permit, ...exact] };
      const isBefore = whole.some((each) => each.from < from);
      const ask = whole.length > 0 ? { ask: rules.startsTogether } : {};
      return [
        ...(isBefore ? [] : [{ ...found, rule, ...ask }]),
        ...(rule.everyLine === undefined
          ? []
          : [{ ...found, rule: rule.everyLine, permits: [...found.permits, ...opened(exact)] }]),
      ];
    }
    const listed = rule.otherMeans === true ? isolations.filter(isCovering) : covers;
    const similar = listed.filter((each) => mayBeSame(equipment, each.equipment));
    const isUnknown = equipment === null && rule.onEquipment === true;
    const isQuestion = isUnknown || similar.length > 0;
    return [{ rule, isQuestion, from, until, permits: [permit, ...similar] }];
  });
}

/** Isolations that cover hours only together, each in place before the last one ends; none if they don't. */
function inTurn(isolations: readonly Job[], { from, until }: Hours): Job[] {
  const own = isolations
    .filter((each) => overlapOf(each, { from, until }) !== null)
    .toSorted((a, b) => a.from - b.from);
  const covered = own.reduce((at, each) => (each.from <= at ? Math.max(at, each.until) : at), from);
  return covered < until ? [] : own;
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
    const distance = distanceBetween(permit, isolation, rules);
    const rule = rules.apart.find(
      ({ work, from, within }) =>
        work === permit.work && from?.includes(isolation.work) && (distance ?? 0) <= within,
    );
    if (together === null || rule === undefined) return [];
    return [
      {
        ...together,
        permits: [permit, isolation],
        ...byDistance(rule, distance, rules.unknownDistance),
      },
    ];
  });
}

/** Whether work is too close, or that's for the reader to say. */
function byDistance(rule: DistanceRule, distance: number | null, ask: string) {
  if (rule.conditional === true) return { rule, isQuestion: true };
  return distance === null ? { rule, isQuestion: true, ask } : { rule, isQuestion: false };
}

/** One for each two activities of theirs that overlap and that a rule keeps apart: the first such rule. */
function conflictsBetween(a: Job, b: Job, isolations: readonly Job[], rules: Rules): Conflict[] {
  const distance = distanceBetween(a, b, rules);
  const isSame = a.equipment !== null && a.equipment === b.equipment;
  const isInArea =
    rules.areas.length > 0 && a.bay === b.bay && a.bay > 0 && !mayBeSame(a.equipment, b.equipment);
  const near = rules.apart.filter(({ within, sameEquipment }) =>
    sameEquipment === true ? isSame : (distance ?? 0) <= within,
  );
  const together = activitiesOf(a, isolations, rules).flatMap((one) =>
    activitiesOf(b, isolations, rules).flatMap((other) => {
      const hours = overlapOf(one, other);
      const rule = near.find(
        (each) => concerns(each, one.work, other.work) || concerns(each, other.work, one.work),
      );
      if (hours === null || rule === undefined) return [];
      const found = isInArea
        ? byDistance(rule, null, rules.oneArea)
        : byDistance(rule, distance, rules.unknownDistance);
      const isOwn = !found.isQuestion && permitOf(a) === permitOf(b);
      const asked = isOwn ? { rule, isQuestion: true, ask: rules.onePermit } : found;
      return [{ ...hours, permits: [a, b], ...asked }];
    }),
  );
  return [
    ...together,
    ...onSimilarEquipment(a, b, rules),
    ...drainedFirst(a, b, rules),
    ...drainedFirst(b, a, rules),
    ...soonAfter(a, b, isolations, rules),
    ...soonAfter(b, a, isolations, rules),
  ];
}

/**
 * Work on what may be the same equipment, such as “V-101” and “V-101 shell”, for rules about the same. It's asked next to what
 * the distance says, because the answer may be no.
 */
function onSimilarEquipment(a: Job, b: Job, rules: Rules): Conflict[] {
  const hours = overlapOf(a, b);
  const isSimilar = a.equipment !== b.equipment && mayBeSame(a.equipment, b.equipment);
  if (hours === null || !isSimilar) return [];
  return rules.apart
    .filter((rule) => rule.sameEquipment === true)
    .filter((rule) => concerns(rule, a.work, b.work) || concerns(rule, b.work, a.work))
    .map((rule) => ({ ...hours, permits: [a, b], rule, isQuestion: true, ask: rules.alike }));
}

/** Work that one crew can't finish, with its fire watch or leak test. */
function overrun(permit: Job, isolations: readonly Job[], rules: Rules): Conflict[] {
  const { overrun: rule, shift } = rules;
  const shiftAt = (time: number) => Math.floor((time - shift.from) / (shift.until - shift.from));
  const later = activitiesOf(permit, isolations, rules).find(
    ({ until }) => shiftAt(until - 1) > shiftAt(permit.from),
  );
  if (later === undefined) return [];
  return [{ rule, isQuestion: true, from: later.from, until: later.until, permits: [permit] }];
}
