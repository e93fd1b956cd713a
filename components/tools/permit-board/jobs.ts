import { equipmentIn } from '@/lib/calculations/equipment';
import type { Hours } from '@/lib/calculations/hours';
import { areaOf, type Job, type Rules } from '@/lib/calculations/simops-rules';
import type { SiteClock } from '@/lib/calculations/site-clock';
import type { PermitBoardContent } from '@/lib/content/types';

/** What the board adds to a list that it saves begins with this column. */
export const findingsHead = 'findings';
/** In that, before how many lines of a list were left out, and their numbers. */
export const leftOutHead = 'left out';

/** What a visitor's job can be: the kinds of work, and the methods of isolation. */
export function workNames({ add, rules }: PermitBoardContent): string[] {
  return [...add.work.map(({ work }) => work), ...rules.methods];
}

/** Whether a job is one of the example's: a visitor's own may have its number. */
export function isOfExample({ tag, equipment }: Job, { jobs }: PermitBoardContent): boolean {
  return jobs.some((each) => each.tag === tag && each.equipment === equipment);
}

/** Whether the example's permit begins before what it needs is there. */
export function isTooEarly(
  jobs: readonly Job[],
  board: PermitBoardContent,
  { day }: Pick<SiteClock, 'day'>,
): boolean {
  const { needs } = board;
  return jobs.some(
    (job) =>
      job.tag === needs?.permit &&
      isOfExample(job, board) &&
      day === board.day &&
      job.from < needs.from,
  );
}

export function isIsolation({ work }: { work: string }, { methods }: Pick<Rules, 'methods'>) {
  return methods.includes(work);
}

/** A place and its area, “Flange F-207, bay 2”, with the equipment if the place has another name. */
export function whereIs(job: Pick<Job, 'place' | 'equipment' | 'bay'>, rules: Rules): string {
  const { place, equipment } = job;
  const named = equipment === null || equipmentIn(place) === equipment ? [] : [equipment];
  // A list with one area needn't repeat it.
  const area = rules.areas.length === 1 ? place : areaOf(job, rules);
  return [...new Set([...named, place, area])].join(', ');
}

/** Asks of equipment that's in several bays or areas: a column has several decks, but one may be a mistake. Null if it isn't. */
export function askReach(
  equipment: string | null,
  jobs: readonly Pick<Job, 'equipment' | 'bay'>[],
  rules: Pick<Rules, 'areas'>,
): string | null {
  const same = jobs.filter((job) => equipment !== null && job.equipment === equipment);
  const bays = [...new Set(same.map(({ bay }) => bay))].toSorted((a, b) => a - b);
  const places = bays.map((bay) => areaOf({ bay }, rules));
  if (places.length < 2) return null;
  return `${equipment} is in ${new Intl.ListFormat('en').format(places)}: does it reach all of them?`;
}

/** A permit's number as a list has it: “PTW 1” is PTW-1. */
export function toTag(text: string): string {
  return text.replace(/\s+/g, '-');
}

/** Whether a text can be a permit's number, or a further job's of it: it's also a name in links, and an ID. */
export function isTag(text: string): boolean {
  return /^[A-Za-z0-9][\w/-]{0,17}(?:\+\d{1,2})?$/.test(text);
}

/** What `isPlace` takes. */
export const placeRule = 'a place of up to 60 letters, digits, spaces, and -/#,.()&';

/** Whether a text can be a place: it's also in links, and in files that spreadsheets open. */
export function isPlace(text: string): boolean {
  return /^[\p{L}\p{Nd}#(][\p{L}\p{M}\p{Nd} \-/#,.()&]{0,59}$/u.test(text);
}

/** Whether a text can be the plan's title or unit: it begins with no sign that a spreadsheet would calculate. */
export function isTitle(text: string): boolean {
  return /^[\p{L}\p{Nd}#(][\p{L}\p{M}\p{Nd} \-/#,.()·:&]{0,59}$/u.test(text);
}

/** A list's own words, without what a spreadsheet could take for a formula or for another cell. */
export function toWords(text: string): string {
  return text
    .replace(/[^\p{L}\p{M}\p{Nd} \-/#,.()·:&’]+/gu, ' ')
    .replace(/ +/g, ' ')
    .replace(/^[^\p{L}\p{Nd}#(]+/u, '')
    .slice(0, 100)
    .trim();
}

/** Whether a text can be a list's own words. */
export function isWords(text: string): boolean {
  return text !== '' && toWords(text) === text;
}

/** A time of the clock; one before a time is on the next day. */
export function atClock(clock: number, { from }: Pick<Hours, 'from'>): number {
  return clock < from ? clock + 1440 : clock;
}
