import { formatTime } from '@/lib/calculations/hours';
import { type Area, extentOf, type Job, type Rules } from '@/lib/calculations/simops-rules';
import { formatDay, type SiteClock } from '@/lib/calculations/site-clock';
import type { PermitBoardContent } from '@/lib/content/types';
import { formatDistance, type Unit } from './distance';
import { askReach, isOfExample, isTooEarly } from './jobs';

/** What the visitor has changed about the rules and the view. */
export interface Settings {
  unit: Unit;
  /** In minutes; null for the rule's own. */
  fireWatch: number | null;
  /** In feet, by the words of the rule. */
  distances: Readonly<Record<string, number>>;
  /** How many lines of a list aren't on the board. */
  unread: number;
  /** The permits of the first of them. */
  unreadTags: readonly string[];
  /** Of what was read although its status doesn't say that it's in place, or that it's planned or issued. */
  unsureTags: readonly string[];
  /** Headings of a list's columns that aren't read. */
  unusedColumns: readonly string[];
  /** Whether a list has no dates. */
  isUndated: boolean;
  /** A start before the day shift on a date that also has one after it, in minutes of the board's day; null if there's none. */
  morning: number | null;
  /** Of the visitor's own plan, and its unit; empty for the example's. */
  title: string;
  place: string;
  /** The visitor's own; empty for the rack's bays. */
  areas: readonly Area[];
}

export const noSettings: Settings = {
  unit: 'ft',
  fireWatch: null,
  distances: {},
  unread: 0,
  unreadTags: [],
  unsureTags: [],
  unusedColumns: [],
  isUndated: false,
  morning: null,
  title: '',
  place: '',
  areas: [],
};

/** How many bays or areas a job can be in. */
export function countAreas({ rack }: PermitBoardContent, { areas }: Settings): number {
  return areas.length || rack.bays;
}

/** Among the visitor's own areas, a job may be in none yet. */
export function minBay({ areas }: Settings): number {
  return areas.length > 0 ? 0 : 1;
}

/** In the unit that's shown. */
export const maxDistance = 2000;
/** Of an area's ends, in the unit that's shown. */
export const maxEnd = 9999;
/** In minutes. */
export const maxFireWatch = 240;

/**
 * The rules with the visitor's distances and fire watch, in their unit.
 *
 * @param jobs what they're about: only the example's stop the feed of its exchanger
 */
export function rulesOf(
  { rules, jobs: example, findings }: PermitBoardContent,
  settings: Settings,
  jobs: readonly Job[] = example,
): Rules {
  const { apart, overrun, shift, crowd, fireWatch } = rules;
  const changes = `${formatTime(shift.from)} or ${formatTime(shift.until)}`;
  return {
    ...rules,
    outage: example.every(({ tag, equipment }) =>
      jobs.some((job) => job.tag === tag && job.equipment === equipment),
    )
      ? rules.outage
      : null,
    areas: settings.areas,
    apart: apart.map((each) => {
      const within = settings.distances[each.rule] ?? each.within;
      const sameArea = each.rule.replace('within [distance] of', findings.sameArea);
      const source =
        within === each.within
          ? each.source
          : `your distance; it’s ${formatDistance(each.within, settings.unit)} here, ${each.source}`;
      return { ...each, rule: withDistance(each.rule, within, settings), source, sameArea, within };
    }),
    overrun: { ...overrun, rule: overrun.rule.replace('[times]', changes) },
    crowd: { ...crowd, rule: crowd.rule.replace('[max]', String(crowd.max)) },
    fireWatch: { ...fireWatch, minutes: settings.fireWatch ?? fireWatch.minutes },
  };
}

/** A rule's words with a distance in the unit that's shown. */
export function withDistance(rule: string, feet: number, { unit }: Settings): string {
  return rule.replace('[distance]', formatDistance(feet, unit));
}

/** In words, what makes the findings less than those of the site's rules in all permits. */
export function limitsOf(
  board: PermitBoardContent,
  settings: Settings,
  jobs: readonly Job[],
  clock: SiteClock,
): string[] {
  const { rules, shift, needs, rack } = board;
  const { fireWatch, distances, unread, unreadTags, unsureTags, ...others } = settings;
  const { unusedColumns, isUndated, morning, unit, areas } = others;
  const unknown = areas.filter((area) => extentOf(area) === null).length;
  const nextMornings = jobs
    .filter(({ from }) => isUndated && from >= 1440 && clock.at(from).time < shift.from)
    .map(({ tag }) => tag);
  const changed = rules.apart
    .filter(({ rule }) => distances[rule] !== undefined)
    .map(
      ({ rule, within, source }) =>
        `${capitalize(withDistance(rule, distances[rule] ?? within, settings))}, instead of this site’s ${formatDistance(within, unit)} (rule: ${source}): rule changed in this list`,
    );
  const unplaced = jobs.filter(({ bay }) => bay === 0).map(({ tag }) => tag);
  return [
    isTooEarly(jobs, board, clock) && `${needs?.permit}. ${needs?.text}`,
    unread > 0 &&
      `${unread} ${unread === 1 ? 'line' : 'lines'} of the list left out${nameTags(unreadTags, unread)}`,
    unsureTags.length > 0 &&
      `Not issued, or not verified, by the list’s own status: ${unsureTags.join(', ')}. They count as if they were: check in the field`,
    unplaced.length > 0 && `Choose the area of ${unplaced.join(', ')}, under Edit`,
    ...new Set(jobs.flatMap(({ equipment }) => askReach(equipment, jobs, settings) ?? [])),
    areas.length === 0 &&
      jobs.length > 0 &&
      !jobs.some((job) => isOfExample(job, board)) &&
      `Bays count as those of ${rack.name}, ${formatDistance(rack.bayLength, unit)} each`,
    ...jobs
      .filter(({ from, until }) => until - from > 7 * 1440)
      .map(
        ({ tag, from, until }) =>
          `${tag} lasts ${Math.round((until - from) / 1440)} days, ${clock.format({ from, until })}: check its dates`,
      ),
    jobs.some(({ description }) => description !== undefined) &&
      'Descriptions and remarks are shown, but no rule checks them',
    unusedColumns.length > 0 &&
      `Not read of the list: ${new Intl.ListFormat('en').format(unusedColumns.map((name) => `“${name}”`))}`,
    nextMornings.length > 0 &&
      `No dates: before ${formatTime(shift.from)} counts as the next morning, for ${nextMornings.join(', ')}`,
    morning !== null && readAsDated(clock.at(morning)),
    fireWatch !== null &&
      `${rules.fireWatch.work} set to ${fireWatch} min, instead of ${rules.fireWatch.minutes} (NFPA 51B${fireWatch < 30 ? ', and under the half hour of 29 CFR 1910.252(a)(2)(iii)(B)' : ''}): rule changed in this list`,
    areas.length > 1 &&
      unknown < areas.length &&
      'Distances between areas are worked out from the ends that you typed along one line: off to its side, areas may be farther apart',
    areas.length > 1 &&
      unknown > 0 &&
      `Distances of ${unknown} of ${areas.length} areas aren’t set: what’s too close there is a question`,
    ...changed,
  ].filter((each) => each !== false);
}

/** “: PTW-0502, PTW-0504, and others”. */
function nameTags(tags: readonly string[], count: number): string {
  if (tags.length === 0) return '';
  return `: ${[...tags, ...(count > tags.length ? ['and others'] : [])].join(', ')}`;
}

function readAsDated({ date, time }: ReturnType<SiteClock['at']>): string {
  const day = formatDay(date);
  return `${formatTime(time)} on ${day} was read as the morning of ${day}, not as the night after: correct the date if it’s that`;
}

export function capitalize(text: string): string {
  return `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
}

/** A whole number in a range; null if the text is anything else. */
export function readWhole(text: string, min: number, max: number): number | null {
  const value = Number(text);
  return /^ *\d{1,4} *$/.test(text) && value >= min && value <= max ? value : null;
}
