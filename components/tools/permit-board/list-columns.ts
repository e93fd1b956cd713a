import { plain, quote, simplify } from './list-text';
import { readDay } from './read-moment';
import { capitalize } from './settings';

/** What a column may be called, the clearest name first: a list may also have running numbers, dates, or descriptions. */
const columns = {
  permit:
    'permit, permit no, permit number, permit ref, ptw, ptw no, ptw number, ptw ref, ref, ref no, reference, activity id, wo, wo no, wo number, work order, number, no, id, tag',
  work: 'work, work type, type of work, permit type, work class, permit class, type, kind, job, activity, activity name, description, job description, description of work, work description, scope, scope of work, work scope, task, task description, details, remarks, remark, notes, note, comments, comment, isolation required, isolations required',
  place: 'place, location, work location, unit location, bay, where, area, unit, equipment',
  /** Next to a place. */
  equipment:
    'equipment, equipment tag, equipment no, equipment number, equip, equip no, equip tag, tag, tag no',
  start:
    'start time, start, start date time, planned start, start date, from, begin, begin time, time from, valid from',
  end: 'end time, end, end date time, finish, finish time, stop time, time to, planned finish, finish date time, finish date, end date, until, to, stop, valid until, valid to',
  date: 'start date, date, day, date from, from date, begin date, planned start date, valid from date',
  /** Next to an end without one. */
  endDate:
    'end date, finish date, stop date, date to, to date, until date, date until, planned finish date, planned end date, valid to date, valid until date',
  status: 'status, permit status, state',
};
type Column = keyof typeof columns;
/** A date may be in the cells of the times. */
export const columnNames = ['permit', 'work', 'place', 'start', 'end'] as const satisfies Column[];

/** What it may be called, as headings are compared. */
const namesOf = (column: Column) => columns[column].split(', ').map(simplify);

/** Where a column is; -1 if it's missing. */
export function findColumn(headings: readonly string[], name: Column): number {
  const names = headings.map(simplify);
  const known = namesOf(name).find((each) => names.includes(each));
  return known === undefined ? -1 : names.indexOf(known);
}

/**
 * The headings, with another name for a column that nothing else says is about work: nobody should lose what it says.
 *
 * @param isWork whether the column has a kind of work in it
 */
export function nameWork(headings: readonly string[], isWork: (column: number) => boolean) {
  const known = Object.values(columns).flatMap((names) => names.split(', ').map(simplify));
  return headings.map((name, index) =>
    !known.includes(simplify(name)) && isWork(index) ? 'type' : name,
  );
}

/** Where a column has both starts and ends; -1 if none does, or if others have them. */
export function findHours(headings: readonly string[]): number {
  const isKnown = findColumn(headings, 'start') !== -1 || findColumn(headings, 'end') !== -1;
  return isKnown ? -1 : headings.findIndex((name) => /^(?:time|times|hours)$/i.test(plain(name)));
}

/** Where each of `columnNames` is. */
export function findColumns(headings: readonly string[]): number[] {
  return columnNames.map((name) => findColumn(headings, name));
}

/** Other columns about the work, such as a description next to a type. */
export function detailColumns(headings: readonly string[], found: readonly number[]): number[] {
  const names = namesOf('work');
  return headings.flatMap((name, index) =>
    names.includes(simplify(name)) && !found.includes(index) ? index : [],
  );
}

const isEnd =
  /\b(?:end|finish|stop|to|until|through|expiry|expires|expiration|complete|completed|completion)\b/i;

const isStart = /\b(?:start|from|begin|beginning|day|date|dated|shift|when|planned|scheduled)\b/i;

/** Whether a column may have dates or times in it. */
export function isOfTimes(name: string): boolean {
  const known = (['start', 'end', 'date', 'endDate'] as const).flatMap(namesOf);
  return known.includes(simplify(name)) || [isStart, isEnd].some((is) => is.test(plain(name)));
}

/** What each missing column may be called. */
export function otherNames(missing: readonly (typeof columnNames)[number][]): string {
  const inWords = new Intl.ListFormat('en', { type: 'disjunction' });
  return missing
    .map(
      (name) =>
        `${capitalize(name)} can also be ${inWords.format(columns[name].split(', ').slice(1))}.`,
    )
    .join(' ');
}

/** Whether the places of a list name equipment, too: “V-310” under “Area”, or next to a column of equipment, is an area. */
export function namesEquipment(headings: readonly string[], found: readonly number[]): boolean {
  const name = simplify(headings[found[2] ?? -1] ?? '');
  const isOfAreas = /area|unit/.test(name) || equipmentColumn(headings, found) !== -1;
  return namesOf('equipment').includes(name) || !isOfAreas;
}

/** The column that names equipment next to the places; -1 if there's none. */
export function equipmentColumn(headings: readonly string[], found: readonly number[]): number {
  const names = headings.map(simplify);
  const at = namesOf('equipment')
    .map((name) => names.indexOf(name))
    .filter((index) => index !== -1 && !found.includes(index));
  return at[0] ?? -1;
}

/** What a line's column of a status says; null if a list has no such column. */
export function statusOf(
  cells: readonly string[] | null,
  headings: readonly string[],
): string | null {
  const column = findColumn(headings, 'status');
  return column === -1 ? null : plain(cells?.[column] ?? '');
}

/** A line's date for an end without one: its cell, null if there's no such column, or what's wrong with the columns. */
export function endDateOf(
  cells: readonly string[],
  headings: readonly string[],
  found: readonly number[],
): { cell: string | null } | string {
  const column = findColumn(headings, 'endDate');
  if (column !== -1 && !found.includes(column)) return { cell: plain(cells[column] ?? '') };
  const startColumn = findColumn(headings, 'date');
  const start = simplify(headings[startColumn] ?? '');
  const other = headings.find((name, index) => {
    const isOfEnd = isEnd.test(plain(name)) || (start !== '' && simplify(name) === start);
    const isUsed = found.includes(index) || index === startColumn;
    return isOfEnd && !isUsed && readDay(plain(cells[index] ?? '')) !== null;
  });
  return other === undefined
    ? { cell: null }
    : `its ${quote(other)} isn’t read: rename that column “Finish date”`;
}

/** What's wrong with the columns of a line without a date if one of them may have it; null if nothing is. */
export function startDateProblem(
  cells: readonly string[],
  headings: readonly string[],
): string | null {
  const name = headings.find(
    (each, index) =>
      isStart.test(plain(each)) &&
      !isEnd.test(plain(each)) &&
      readDay(plain(cells[index] ?? '')) !== null,
  );
  return name === undefined
    ? null
    : `its ${quote(name)} isn’t read: rename that column “Date”, or leave it out`;
}

/**
 * Why a line's status keeps it off the board; null if it doesn't, or there's none. Tomorrow's permits are planned, and a
 * suspended one may have left its line open, so both count.
 */
export function statusProblem(
  cells: readonly string[] | null,
  headings: readonly string[],
): string | null {
  const status = statusOf(cells, headings) ?? '';
  const isOff = /\b(?:canceled|cancelled|removed|unverified|not (?:yet )?(?:verified|in place))\b/i;
  const isOver = /^(?:void(?:ed)?|closed(?:[ -]?out)?|expired)$/i.test(status);
  return isOver || isOff.test(status) ? `its status is ${quote(status)}` : null;
}

/** “Locked” may not be tried yet. */
const inPlace = 'verified, verified in place, in place and verified, locked and verified';
/** A suspended permit may have left its line open. */
const permitted =
  'planned, scheduled, approved, authorized, issued, active, open, live, in progress, verified';

/** Whether a status says, in so many words, that an isolation is in place, or that a permit is planned or issued. */
export function isSureStatus(status: string | null, isIsolation: boolean): boolean {
  if (status === null || (status === '' && !isIsolation)) return true;
  const words = status.toLowerCase().replace(/[\s_-]+/g, ' ');
  return (isIsolation ? inPlace : permitted).split(', ').includes(words);
}

/** Headings of columns that aren't read: nobody should think that they count. */
export function unusedColumns(headings: readonly string[], found: readonly number[]): string[] {
  const others = (['date', 'endDate', 'status'] as const).map((name) => findColumn(headings, name));
  const used = [
    ...found,
    equipmentColumn(headings, found),
    ...detailColumns(headings, found),
    ...others,
  ];
  return headings.filter((name, index) => plain(name) !== '' && !used.includes(index));
}
