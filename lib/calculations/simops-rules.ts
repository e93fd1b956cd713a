import { mayBeSame } from './equipment';
import type { Hours } from './hours';

/*
 * Simultaneous operations (SIMOPS): which permits can't be worked as scheduled. Places are bays of one pipe rack, numbered
 * from 1. Distances are in feet, between the nearest edges of two bays: those of neighbors touch.
 */

/** What stops a unit's feed until the last job behind an isolation is done. */
export interface Outage {
  /** What has no feed. */
  unit: string;
  /** The equipment that's isolated. */
  behind: string;
  from: number;
  /** Minutes from the job's end until the unit is back: locks off, leak test, start. */
  returns: number;
}

/** A permit, or the isolation of a piece of equipment. */
export interface Job extends Hours {
  tag: string;
  /** Kind of work, as in the rules; an isolation's method. An isolation counts from its verification to its removal. */
  work: string;
  /** As on the permit: “Flange F-207”. */
  place: string;
  /** What else its list says of it: “Weld nozzle”. */
  description?: string | undefined;
  /**
   * The whole tag, and the part of the equipment if the place names one: “200-P-201A”, “E-205 tubes”. Equipment has its place,
   * so a job on it moves in time only. Null if it isn't on any.
   */
  equipment: string | null;
  /** From 1; 0 if none of the visitor's areas is chosen yet. */
  bay: number;
}

export interface Rule {
  rule: string;
  why: string;
  /** What the reader has to answer, if the rule is a question and `why` doesn't ask. */
  ask?: string | undefined;
  /** Standard or paragraph. */
  source: string;
}

/** Work that takes a verified isolation of its own equipment for as long as it lasts. */
interface IsolationRule extends Rule {
  work: string;
  /** A place without a tag may be equipment, so it's a question. */
  onEquipment?: boolean | undefined;
  /** Places that are on no equipment: steel alone. */
  except?: readonly string[] | undefined;
  /** Always a question if its equipment is isolated: one row may be one line of several. */
  everyLine?: Rule | undefined;
  /** Behind an isolation by another method, it's a question. */
  otherMeans?: boolean | undefined;
  /** How it can be isolated. */
  by: readonly string[];
}

/** Work, or a fire watch, that has to stay away from others. */
export interface DistanceRule extends Rule {
  work: string;
  /** Kinds of work, or methods of isolation. Without it, from any other permit. */
  from?: readonly string[] | undefined;
  /** Both may be worked under conditions, so it's a question to the reader. */
  conditional?: boolean | undefined;
  /** Only if both are on the same equipment. */
  sameEquipment?: boolean | undefined;
  /** Asked of an open bleed in place of its reason if it's on file where it vents. */
  vented?: string | undefined;
  /** What it's called for two jobs in one of the visitor's areas: nobody knows how far apart they are. */
  sameArea?: string;
  /** At exactly this distance, they still conflict. */
  within: number;
}

/** What follows a kind of work at its place, and for how many minutes. */
interface FollowUp {
  after: string;
  work: string;
  minutes: number;
}

/** The most serious rule first, within each list and from list to list. Of two rules about the same work, the first counts. */
export interface Rules {
  isolated: readonly IsolationRule[];
  /** What the reader has to answer if an isolation begins in the same minute as the work. */
  startsTogether: string;
  /** What the reader has to answer if locks are hung or come off while a rule keeps everybody away. */
  lockCrew: string;
  /** What the reader has to answer if two tags may be of the same equipment, which a rule is about. */
  alike: string;
  /** What the reader has to answer if one permit has work that's kept apart. */
  onePermit: string;
  /** What the reader has to answer if nobody has said where two areas begin and end. */
  unknownDistance: string;
  /** Asked of two jobs in one of the visitor's areas, which can be larger than the distance. */
  oneArea: string;
  /** Always a question: the locks come off in the minute in which the work ends. */
  endsTogether: Rule;
  /** Work on equipment before it's out of service, or after it's back. Work in `isolated` has the stricter rule. */
  inService: Rule & { conditional: readonly string[]; everyLine: Rule };
  /** Work on equipment while it's drained; a question if that begins only later. */
  drainedFirst: Rule & { work: readonly string[]; drain: string };
  /** Work that needs energy: always a question, by itself and on equipment that's locked out. */
  energized: Rule & { work: string };
  lockedOut: Rule;
  apart: readonly DistanceRule[];
  /** Always a question: work that begins within minutes after others, and what follows them, have ended as near as `apart` minds. */
  soonAfter: Rule & { work: readonly string[]; from: readonly string[]; minutes: number };
  /** A permit that one crew can't finish. */
  overrun: Rule;
  /** The day shift, in minutes of the day: a night is as long. */
  shift: Hours;
  /** How many jobs a bay can have at once. */
  crowd: Rule & { max: number };
  /** It counts as part of the shift. */
  fireWatch: FollowUp;
  /** From when the first lock may come off until after the last. */
  leakTest: FollowUp;
  outage: Outage | null;
  /** How equipment can be isolated: the `work` of a job that is an isolation. */
  methods: readonly string[];
  bayLength: number;
  /** The visitor's own, in place of bays; empty for the rack's. */
  areas: readonly Area[];
}

/** A part of the site. A job's `bay` is its number. */
export interface Area {
  name: string;
  /** Where it begins along one straight line through the site, in feet from the first area's edge; null if it isn't known. */
  from: number | null;
  /** Where it ends, like `from`. */
  to: number | null;
}

export interface Conflict extends Hours {
  rule: Rule;
  /** Whether the reader has to decide: under the rule's conditions, or because two tags may be of the same equipment. */
  isQuestion: boolean;
  /** What the reader has to answer, if it isn't the rule's own question. */
  ask?: string;
  /** By tag: those that are too close or too many, or the one whose equipment isn't isolated or out of service. */
  permits: readonly Job[];
}

/** The most serious first. */
export function rulesInOrder(rules: Rules): Rule[] {
  const { isolated, endsTogether, inService, energized, lockedOut, apart, ...others } = rules;
  const { drainedFirst, soonAfter, overrun, crowd } = others;
  return [
    ...isolated.flatMap((rule) => [rule, rule.everyLine ?? []].flat()),
    drainedFirst,
    endsTogether,
    inService,
    inService.everyLine,
    energized,
    lockedOut,
    ...apart,
    soonAfter,
    overrun,
    crowd,
  ];
}

/** In minutes. */
export function fireWatchAfter({ work }: Job, { fireWatch }: Pick<Rules, 'fireWatch'>): number {
  return work === fireWatch.after ? fireWatch.minutes : 0;
}

/** From when the first lock may come off until the last is off: a lock may be on another part than the job is. */
export function locksOff({ equipment, until }: Job, isolations: readonly Job[]): Hours {
  const locks = isolations.filter(
    (lock) => mayBeSame(lock.equipment, equipment) && lock.from <= until && until <= lock.until,
  );
  const own = locks.filter((lock) => lock.equipment === equipment).map((lock) => lock.until);
  return {
    from: own.length === 0 ? until : Math.min(...own),
    until: Math.max(until, ...locks.map((lock) => lock.until)),
  };
}

/** What follows a job: its fire watch, or the leak test once locks are off. */
export function followUpsOf(job: Job, isolations: readonly Job[], rules: Rules) {
  const { fireWatch, leakTest } = rules;
  const followed = [
    { next: fireWatch, from: job.until, until: job.until },
    { next: leakTest, ...locksOff(job, isolations) },
  ];
  return followed
    .filter(({ next }) => next.after === job.work && next.minutes > 0)
    .map(({ next, from, until }) => ({ work: next.work, from, until: until + next.minutes }));
}

/** The work, and what follows it. */
export function activitiesOf(job: Job, isolations: readonly Job[], rules: Rules) {
  return [job, ...followUpsOf(job, isolations, rules)];
}

/** Whether a rule keeps one kind of work apart from another. */
export function concerns({ work, from }: DistanceRule, one: string, other: string): boolean {
  return one === work && (from === undefined || from.includes(other));
}

/** How far work keeps other work away, in feet: the largest distance of its rules. Null if no rule is about it. */
export function zoneOf(work: string, { apart, fireWatch, leakTest }: Rules): number | null {
  const next = [fireWatch, leakTest].filter(({ after }) => after === work);
  const kinds = [work, ...next.map((each) => each.work)];
  const own = apart.filter((rule) => kinds.some((k) => k === rule.work || rule.from?.includes(k)));
  return own.length === 0 ? null : Math.max(...own.map(({ within }) => within));
}

/** Where an area begins and ends; null unless both are known, in that order. */
export function extentOf(area: Area | undefined): { from: number; to: number } | null {
  const { from = null, to = null } = area ?? {};
  return from === null || to === null || to < from ? null : { from, to };
}

/**
 * In feet, between the nearest edges of two bays, or of two areas; null if it isn't known. Areas may be farther apart: an offset
 * to the side of their line only adds.
 */
export function distanceBetween(a: Job, b: Job, { areas, bayLength }: Rules): number | null {
  if (areas.length === 0) return Math.max(0, Math.abs(a.bay - b.bay) - 1) * bayLength;
  if (a.bay === b.bay && a.bay > 0) return 0;
  const [one, other] = [extentOf(areas[a.bay - 1]), extentOf(areas[b.bay - 1])];
  if (one === null || other === null) return null;
  return Math.max(0, one.from - other.to, other.from - one.to);
}

/** The place of a job that's added to the visitor's own areas. */
export const noArea = 'No area yet';

/** For example “bay 2”, or the name of the visitor's area. */
export function areaOf({ bay }: Pick<Job, 'bay'>, { areas }: Pick<Rules, 'areas'>): string {
  return areas[bay - 1]?.name ?? (areas.length > 0 ? noArea : `bay ${bay}`);
}

/** The number of a job's permit: another kind of work of PTW-1, or another period, is PTW-1+2. */
export function permitOf({ tag }: Pick<Job, 'tag'>): string {
  return tag.replace(/\+\d+$/, '');
}

export function compareTags(a: Job, b: Job): number {
  return a.tag < b.tag ? -1 : Number(a.tag > b.tag);
}
