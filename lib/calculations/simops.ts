import { type Hours, overlapOf } from './hours';

/*
 * Simultaneous operations (SIMOPS): which permits can't be worked as scheduled. Places are bays of one pipe rack, numbered
 * from 1. Distances are in feet, between the nearest edges of two bays: those of neighbors touch.
 */

/** A permit, or the isolation of a piece of equipment. */
export interface Job extends Hours {
  tag: string;
  /** Kind of work, as in the rules; an isolation's method. An isolation counts from its verification to its removal. */
  work: string;
  /** As on the permit: “Flange F-207”. */
  place: string;
  /** Equipment has its place, so a job on it moves in time only. Null if it isn't on any. */
  equipment: string | null;
  bay: number;
}

export interface Rule {
  rule: string;
  why: string;
  /** Standard or paragraph. */
  source: string;
}

/** Work that takes a verified isolation of its own equipment for as long as it lasts. */
interface IsolationRule extends Rule {
  work: string;
  /** How it can be isolated. */
  by: readonly string[];
}

/** Work, or a fire watch, that has to stay away from others. */
interface DistanceRule extends Rule {
  work: string;
  /** Without it, from any other job. */
  from?: readonly string[] | undefined;
  /** At exactly this distance, they still conflict. */
  within: number;
}

/** The most serious rule first, within each list and from list to list. */
export interface Rules {
  isolated: readonly IsolationRule[];
  apart: readonly DistanceRule[];
  /** How many jobs a bay can have at once. */
  crowd: Rule & { max: number };
  /** What follows a kind of work, and for how many minutes. */
  fireWatch: { after: string; work: string; minutes: number };
  /** How equipment can be isolated: the `work` of a job that is an isolation. */
  methods: readonly string[];
  bayLength: number;
}

export interface Conflict extends Hours {
  rule: Rule;
  /** Those that are too close or too many, or one that isn't isolated, by tag. */
  permits: readonly Job[];
}

/**
 * The most serious conflict first, then the earliest. A pair of permits has one, by the most serious rule.
 *
 * @param about only conflicts of these permits
 */
export function findConflicts(
  jobs: readonly Job[],
  rules: Rules,
  about: readonly Job[] = jobs,
): Conflict[] {
  const asked = new Set(about);
  const sorted = jobs.toSorted((a, b) => compareText(a.tag, b.tag));
  const permits = sorted.filter(({ work }) => !rules.methods.includes(work));
  const isolations = sorted.filter(({ work }) => rules.methods.includes(work));
  const severities: Rule[] = [...rules.isolated, ...rules.apart, rules.crowd];
  return [
    ...permits.flatMap((permit, index) => [
      ...(asked.has(permit) ? missingIsolation(permit, isolations, rules) : []),
      ...permits
        .slice(index + 1)
        .filter((other) => asked.has(permit) || asked.has(other))
        .flatMap((other) => conflictBetween(permit, other, rules) ?? []),
    ]),
    ...overcrowded(permits, rules).filter((found) => found.permits.some((job) => asked.has(job))),
  ].toSorted((a, b) => severities.indexOf(a.rule) - severities.indexOf(b.rule) || a.from - b.from);
}

/** In minutes. */
export function fireWatchAfter({ work }: Job, { fireWatch }: Rules): number {
  return work === fireWatch.after ? fireWatch.minutes : 0;
}

/** How far work keeps other work away, in feet: the largest distance of its rules. Null if no rule is about it. */
export function zoneOf(work: string, { apart, fireWatch }: Rules): number | null {
  const kinds = work === fireWatch.after ? [work, fireWatch.work] : [work];
  const own = apart.filter((rule) => kinds.some((k) => k === rule.work || rule.from?.includes(k)));
  return own.length === 0 ? null : Math.max(...own.map(({ within }) => within));
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
    const broken = pairs
      .filter(({ one, other }) => concerns(rule, one, other) || concerns(rule, other, one))
      .toSorted((x, y) => x.hours.from - y.hours.from)[0];
    if (broken !== undefined && distance <= rule.within) {
      return { rule, ...broken.hours, permits: [a, b] };
    }
  }
  return null;
}

function concerns({ work, from }: DistanceRule, one: string, other: string): boolean {
  return one === work && (from === undefined || from.includes(other));
}

/** The work, and the fire watch that follows it. */
function activities(job: Job, rules: Rules) {
  const { work, from, until } = job;
  const watch = fireWatchAfter(job, rules);
  return [
    { work, from, until },
    ...(watch > 0 ? [{ work: rules.fireWatch.work, from: until, until: until + watch }] : []),
  ];
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

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
