import { tagsIn } from '@/lib/calculations/equipment';
import { type Area, areaOf } from '@/lib/calculations/simops-rules';
import type { PermitBoardContent } from '@/lib/content/types';
import { isIsolation, isTag, toTag, toWords } from './jobs';
import {
  detailColumns,
  endDateOf,
  equipmentColumn,
  findColumn,
  namesEquipment,
  startDateProblem,
  statusOf,
  statusProblem,
} from './list-columns';
import { readOwnPlace, readPlace, withEquipment } from './list-places';
import { plain, quote, simplify } from './list-text';
import type { Row } from './list-times';
import { isWeekdayOf, readDay, readMoment } from './read-moment';
import { askedOfIsolation, askedOfWork, openOf, otherTags } from './row-questions';
import { and, askedWords, askedWork, isOutside, type ListQuestion } from './unclear-work';

/** How the cells of a list are read. */
interface Reading {
  headings: readonly string[];
  /** Where each of `columnNames` is. */
  found: readonly number[];
  /** What each name of a kind of work is, as `simplify` writes it. */
  known: ReadonlyMap<string, string>;
  workOf: (words: string) => string | undefined;
  /** Whether its times are those of a 24-hour clock. */
  is24: boolean;
  /** Whether places are the visitor's own areas, not the rack's bays. */
  hasAreas: boolean;
  areas: readonly Area[];
  board: PermitBoardContent;
}

/** The jobs of a line, one for each kind of its work; what the visitor has to say first; or what's wrong with it. */
export function readRow(
  cells: readonly string[] | null,
  reading: Reading,
): Row[] | ListQuestion | string {
  const { headings, found, known, workOf, board } = reading;
  if (cells === null) return 'a quote isn’t closed, or has whole lines in it';
  const width = headings.length;
  if (cells.slice(width).some((cell) => cell !== '')) {
    return `it has ${cells.length} cells, but there are ${width} columns`;
  }
  const [number = '', type = '', , from = '', until = ''] = found.map((index) =>
    plain(cells[index] ?? ''),
  );
  const tag = toTag(number);
  if (!isTag(tag)) return `${quote(tag)} isn’t a permit number of up to 18 letters and digits`;
  const problem = statusProblem(cells, headings);
  if (problem !== null) return problem;
  const details = detailsOf(cells, headings, found);
  const text = askedWords(tag, type, details, reading);
  if (simplify(text) === '') return 'it has no work';
  if (isOutside(`${type} ${details}`, board)) return board.add.outside.why;
  const words = [type, details].filter(Boolean).join(': ');
  const place = placeOf(cells, words, reading);
  if (typeof place === 'string') return place;
  const kind = workOf(text);
  if (kind === undefined) return askedWork(text, board);
  const works = kind.split(and);
  const [start, end] = [readMoment(from), readMoment(until)];
  if (start === null || end === null) {
    return `${quote(start === null ? from : until)} isn’t a time like 07:15 or 2026-03-12 07:15`;
  }
  const unclear = [from, until].find((text) => !reading.is24 && isOfEither(text));
  if (unclear !== undefined) {
    return `${quote(unclear)} may be at night or in the afternoon: write 01:00, 13:00, or 1:00 PM`;
  }
  const hours = `${from} to ${until}`;
  const line = { ...place, tag, kind, works, words, hours, status: statusOf(cells, headings) };
  const isLock = works.some((work) => isIsolation({ work }, board.rules));
  if (isLock && place.equipment === null) {
    return `no equipment is named, so it isolates nothing: write it before its area, like “F-207, ${areaOf(place, reading)}”`;
  }
  if (isLock && tagsIn(place.equipment ?? '').on.length > 1) {
    return `${quote(place.place)} is several pieces of equipment: write a line for each`;
  }
  const others = isAnywhere(place, reading) ? [] : otherTags(words, place.equipment, isLock);
  const asked = isLock ? askedOfIsolation(line, others) : askedOfWork(line, others, board);
  const open = openOf(asked, workOf);
  if (open !== null) return open;
  const dates = datesOf(cells, start.date, end.date, reading);
  if (typeof dates === 'string') return dates;
  // A type that's only the kind's name says nothing else.
  const description = toWords(details || (known.has(simplify(type)) ? '' : type));
  return works.map((work) => ({
    tag,
    work,
    ...place,
    ...(description === '' ? {} : { description }),
    start: { ...start, date: dates.first },
    end: { ...end, date: dates.last },
  }));
}

/** Whether a time may be at night or in the afternoon: “1:00”, but not “01:00”, nor “7:00”. */
function isOfEither(text: string): boolean {
  return /(?:^|\s)[1-5][:.]\d\d$/.test(text);
}

/** The dates of a line, of its times or of their own columns; or what's wrong with them. */
function datesOf(
  cells: readonly string[],
  start: string | null,
  end: string | null,
  { headings, found }: Reading,
): { first: string | null; last: string | null } | string {
  const column = findColumn(headings, 'date');
  const cell = found.includes(column) ? '' : plain(cells[column] ?? '');
  const date = start !== null && isWeekdayOf(cell, start) ? start : readDay(cell);
  if (cell !== '' && date === null) return `${quote(cell)} isn’t a date like 2026-03-12`;
  const problem = start === null && date === null ? startDateProblem(cells, headings) : null;
  if (problem !== null) return problem;
  const endDate = endDateOf(cells, headings, found);
  if (typeof endDate === 'string' && end === null) return endDate;
  const endCell = (typeof endDate === 'string' ? null : endDate.cell) ?? '';
  const last = readDay(endCell);
  const isNeeded = end === null && typeof endDate !== 'string' && endDate.cell !== null;
  if (last === null && (isNeeded || endCell !== '')) {
    return `${quote(endCell)} isn’t an end date like 2026-03-12`;
  }
  const isOther = (one: string | null, other: string | null) =>
    one !== null && other !== null && one !== other;
  if (isOther(start, date)) return `its start isn’t on ${quote(cell)}`;
  if (isOther(end, last)) return `its end isn’t on ${quote(endCell)}`;
  return { first: start ?? date, last: end ?? last };
}

/** A job's place and its equipment, which comes from the equipment column, else from the place, else from the only tag in the words. */
function placeOf(cells: readonly string[], words: string, reading: Reading) {
  const { headings, found, hasAreas, areas, board } = reading;
  const where = plain(cells[found[2] ?? -1] ?? '');
  const equipment = plain(cells[equipmentColumn(headings, found)] ?? '');
  const named = /^(?:[-–—]+|n\/?a|none)$/i.test(equipment) ? '' : equipment;
  const area = hasAreas
    ? readOwnPlace(where, areas, namesEquipment(headings, found))
    : readPlace(where, board);
  if (typeof area === 'string') return area;
  // On steel, the words may only name what's next to it.
  if (area.equipment !== null || named !== '' || isSteel(area.place))
    return withEquipment(area, named);
  const { on, at, near } = tagsIn(words);
  return withEquipment(area, on.length === 1 && at.length + near.length === 0 ? (on[0] ?? '') : '');
}

/** Whether a place is only an area, where work may be on anything. */
function isAnywhere({ place, equipment }: Pick<Row, 'place' | 'equipment'>, reading: Reading) {
  const { areas, board } = reading;
  const isArea = [board.rack.name, ...areas.map(({ name }) => name)].includes(place);
  return equipment === null && isArea && !isSteel(place);
}

function isSteel(place: string): boolean {
  return /\bsteel\b/i.test(place);
}

function detailsOf(
  cells: readonly string[],
  headings: readonly string[],
  found: readonly number[],
): string {
  const texts = detailColumns(headings, found).map((index) => plain(cells[index] ?? ''));
  return texts.filter(Boolean).join(', ');
}
