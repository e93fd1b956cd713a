import { equipmentIn, mayBeSame, tagsIn, withoutTags } from '@/lib/calculations/equipment';
import { formatTime } from '@/lib/calculations/hours';
import { type Area, areaOf } from '@/lib/calculations/simops-rules';
import type { PermitBoardContent } from '@/lib/content/types';
import { askReach } from './jobs';
import { isSureStatus } from './list-columns';
import type { Row } from './list-times';
import { isNothingElse, type ListQuestion } from './unclear-work';

/** A line's kind of work and its place, and what else it says. */
interface ReadLine extends Pick<Row, 'tag' | 'place' | 'equipment'> {
  /** The kind, or several. */
  kind: string;
  works: readonly string[];
  /** As the list has them: “07:15 to 11:00”. */
  hours: string;
  /** Its type and description. */
  words: string;
  /** Null if the list has no such column. */
  status: string | null;
}

const no = { kind: 'left out', label: 'No, or not sure: leave this line out' };

/** A question if it's still open, or why its line is refused; null if it's answered with yes, or there's none. */
export function openOf(
  question: ListQuestion | null,
  answerOf: (text: string) => string | undefined,
): ListQuestion | string | null {
  if (question === null) return null;
  const answer = answerOf(question.text);
  if (answer === undefined) return question;
  return answer === no.kind
    ? 'you said no, or not sure: correct it, and check the list again'
    : null;
}

/** What an isolation's words may say, next to its method, its place, its tags, and the numbers of its locks and permit. */
const plainWords =
  'a, the, and, of, for, on, at, isolate, isolated, isolation, verified, tried, closed, locked, tagged, hung, lock, locks, tag, tags, lockout, loto, out, box, permit, ptw, zero, energy, spade, spectacle, pump, drum, vessel, exchanger, column, tower, tank, heater, line';

/**
 * Of an isolation whose status, words, or tags say anything else than that it's in place: it may not be in yet, be one of
 * several, or come off partway. Null if they don't.
 */
export function askedOfIsolation(line: ReadLine, others: readonly string[]): ListQuestion | null {
  const { kind, place, words, status } = line;
  const saysMore = others.length > 0 || !hasOnlyPlainWords(words, kind, place);
  const said = [
    status !== null &&
      !isSureStatus(status, true) &&
      (status === '' ? 'has no status' : `has the status “${status}”`),
    saysMore && `says “${words}”`,
  ].filter((each) => each !== false);
  return said.length === 0 ? null : askedWhole(line, said.join(', and '));
}

/** Of an isolation that isn't where the work on its equipment is: its breaker may be there, or it's of another one. */
export function askedElsewhere(
  lock: Row,
  permits: readonly Row[],
  areas: readonly Area[],
): ListQuestion | null {
  const [other, ...others] = permits.filter(({ equipment }) => equipment === lock.equipment);
  if (other === undefined || [other, ...others].some(({ bay }) => bay === lock.bay)) return null;
  const said = `is in ${areaOf(lock, { areas })}, but another line has it in ${areaOf(other, { areas })}`;
  return askedWhole({ ...lock, kind: lock.work }, said);
}

/** Of work on equipment that's in several places. */
export function askedOfPlaces(
  { equipment }: Row,
  permits: readonly Row[],
  areas: readonly Area[],
): ListQuestion | null {
  const text = askReach(equipment, permits, { areas });
  return text === null
    ? null
    : { text, suggested: null, answers: [{ kind: 'yes', label: 'Yes' }, no] };
}

/** Of work before the day shift in a list without dates: it may be that morning's, or the next one's. */
export function askedOfMorning(
  { tag, start }: Row,
  { shift }: Pick<PermitBoardContent, 'shift'>,
): ListQuestion | null {
  if (start.time >= shift.from) return null;
  const text = `${tag} starts at ${formatTime(start.time)}, and the list has no dates: is that on the morning after the day shift?`;
  return { text, suggested: null, answers: [{ kind: 'next morning', label: 'Yes' }, no] };
}

function askedWhole(
  { tag, kind, equipment }: Pick<ReadLine, 'tag' | 'kind' | 'equipment'>,
  said: string,
): ListQuestion {
  const text = `${tag} (${kind.toLowerCase()} of ${equipment}) ${said}: is it in place, verified, and all of ${equipment}, until its end?`;
  return {
    text,
    suggested: null,
    answers: [{ kind, label: 'Yes, from its start to its end' }, no],
  };
}

function hasOnlyPlainWords(words: string, kind: string, place: string): boolean {
  const method = kind.toLowerCase().replace(/ in place$/, '');
  const initials = method.replace(/ and /, ' ').replace(/\B\w+| /g, '');
  const own = `${plainWords}, ${method}, ${initials}, ${place.toLowerCase()}`.split(/[\s,]+/);
  return withoutTags(words)
    .toLowerCase()
    .replace(/\bin place\b|\b(?:locks?|box|permit|ptw|loto)(?: no\.?)?[ #-]*\d+\b(?!:)/g, ' ')
    .split(/[\s,;:.()&/+–-]+/)
    .every((word) => word === '' || own.includes(word));
}

const changes =
  'until, till, after, before, when, once, move, moved, moving, moves, slip, slipped, slips, postponed, delay, delayed, deferred, rescheduled, cancel, canceled, cancelled, called off, extend, extended, extends, hold, shift, night, nights, day, days, today, tomorrow, early, late, later, may, might, continue, continues, continued, start, starts, stop, stops, finish, monday, tuesday, wednesday, thursday, friday, saturday, sunday, mon, tue, wed, thu, fri, sat, sun';

/** What may change a job's hours, or call it off: “source out until 23:00”, “slipped to 1300”, “moved to nights”. */
const otherHours = new RegExp(
  [
    String.raw`\d:\d\d|\d ?(?:[ap]\.?m|hrs?|hours?|mins?|minutes?)\b`,
    // Not 1450 psig.
    String.raw`\b(?:[01]\d|2[0-3])[0-5]\d\b(?! ?(?:psig?|lbs?|ft|mm|kg|kpa|bar|v|volts?)\b)`,
    String.raw`\b(?:${changes.replaceAll(', ', '|')})\b`,
  ].join('|'),
  'i',
);

/**
 * Of work whose words name other tags or may change its hours, or that's on steel and whose words say more: “Weld nozzle” is
 * on a pipe. Null if they don't.
 */
export function askedOfWork(
  line: ReadLine,
  others: readonly string[],
  board: PermitBoardContent,
): ListQuestion | null {
  const { tag, kind, place, words, hours } = line;
  const isElsewhere =
    others.length > 0 || (isOnSteelAlone(line, board) && !isNothingElse(words, kind, board));
  if (!isElsewhere && !otherHours.test(withoutTags(words))) return null;
  const text = `${tag} (${kind.toLowerCase()}) is at “${place}”, ${hours}, but says “${words}”: is it only there, and only then?`;
  return { text, suggested: null, answers: [{ kind, label: 'Yes, only there and then' }, no] };
}

/** Whether a rule takes a place for steel, and asks nothing about equipment. */
function isOnSteelAlone({ place, works }: ReadLine, { rules }: PermitBoardContent): boolean {
  return rules.isolated.some(
    ({ work, except = [] }) =>
      works.includes(work) && except.some((each) => each.toLowerCase() === place.toLowerCase()),
  );
}

/** The tags in a line's words, but its place's. An isolation's words also name its valves, its blinds, and its lock box. */
export function otherTags(words: string, equipment: string | null, isLock: boolean): string[] {
  const { on, at } = tagsIn(words);
  const isOwn = (tag: string) => mayBeSame(equipment, equipmentIn(tag));
  return [...on, ...at].filter(
    (tag) => !isOwn(tag) && !(isLock && /^(?:[A-Z]+V|SB|BL|LB)-/.test(tag)),
  );
}
