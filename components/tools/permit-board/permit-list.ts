import { equipmentIn, onlyTagIn } from '@/lib/calculations/equipment';
import { formatTime } from '@/lib/calculations/hours';
import { type Area, areaOf, type Job, type Rules } from '@/lib/calculations/simops-rules';
import type { SiteClock } from '@/lib/calculations/site-clock';
import type { PermitBoardContent } from '@/lib/content/types';
import { maxJobs, type PermitList } from './board-state';
import { findingsHead, isIsolation, isTag } from './jobs';
import {
  columnNames,
  equipmentColumn,
  findColumn,
  findColumns,
  otherNames,
  statusProblem,
  unusedColumns,
} from './list-columns';
import { areasIn, endsInBay, readOwnPlace, readPlace, withEquipment } from './list-places';
import { plain, quote, simplify } from './list-text';
import { clockOfList, type Row, toJob } from './list-times';
import { readDate, readMoment } from './read-moment';
import { readTable, writeTable } from './table';
import { askedWords, knownWork, type UnclearWork, unclearWork } from './unclear-work';

const maxLength = 1_000_000;
const maxLines = 5000;
const maxReported = 12;

interface ReadList extends PermitList {
  /** What was read, then each line that wasn't, with the reason. */
  report: string[];
  /** What the visitor has to say a kind for. Until then, its lines aren't read. */
  unclear: readonly UnclearWork[];
}

/**
 * Reads a list of permits, and of isolations, whose work is a method and whose start is their verification.
 *
 * @param confirmed kinds of work that the visitor has confirmed, by the words of the list
 */
export function readList(
  text: string,
  board: PermitBoardContent,
  confirmed: ReadonlyMap<string, string> = new Map(),
): ReadList {
  const nothing = {
    day: board.day,
    areas: [],
    jobs: [],
    unread: 0,
    isNextMorning: false,
    unclear: [],
  };
  if (text.length > maxLength || text.split(/[\r\n]+/, maxLines + 1).length > maxLines) {
    return { ...nothing, report: ['The list has over 5,000 lines or 1,000,000 characters.'] };
  }
  const table = readTable(
    text,
    (headings) => findColumns(headings).filter((index) => index !== -1).length,
  );
  if (table === null) return { ...nothing, report: ['There are no lines.'] };
  const { head } = table;
  const end = table.rows.findIndex(({ cells }) => cells?.[0] === findingsHead);
  const rows = end === -1 ? table.rows : table.rows.slice(0, end);
  const headings = head.cells ?? [];
  const found = findColumns(headings);
  const missing = columnNames.filter((_, index) => found[index] === -1);
  if (missing.length > 0) {
    const report = [
      `Line ${head.line}: no column for ${missing.join(', ')}. ${otherNames(missing)}`,
    ];
    return { ...nothing, unread: rows.length, report };
  }
  const jobs: Job[] = [];
  const refused: string[] = [];
  const tags = new Set<string>();
  const textsIn = (column = -1) => rows.map(({ cells }) => plain(cells?.[column] ?? ''));
  // Equipment with its bay is a whole place, next to areas that aren't bays.
  const equipment = equipmentColumn(headings, found);
  const isBay = (text: string) => endsInBay.test(text);
  if (textsIn(equipment).some((text) => /bay/i.test(text) && isBay(text))) {
    if (!textsIn(found[2]).some(isBay)) found[2] = equipment;
  }
  const where = textsIn(found[2]);
  const tagsIn = textsIn(found[0]);
  const isOff = rows.map(({ cells }) => statusProblem(cells, headings) !== null);
  const asked = textsIn(found[1]).map((kind, row) =>
    isOff[row] ? '' : askedWords(tagsIn[row] ?? '', kind),
  );
  const unused = unusedColumns(headings, found);
  const hasBays = where.some((text) => isBay(text) || typeof readPlace(text, board) !== 'string');
  const areas = hasBays ? [] : areasIn(where);
  const known = knownWork(board);
  const workOf = (words: string) => confirmed.get(words) ?? known.get(simplify(words));
  const lines = rows.map((row) => ({
    ...row,
    job: readRow(row.cells, found, headings, workOf, areas, board),
  }));
  const read = lines.flatMap(({ job }) => (typeof job === 'string' ? [] : job));
  const placed = hasBays ? board.jobs : [];
  const listClock = clockOfList(read, board);
  for (const { line, height, job: row } of lines) {
    const job = typeof row === 'string' ? row : toJob(row, listClock, board);
    const problem = typeof job === 'string' ? job : conflictsWith(job, tags, placed, read, areas);
    if (typeof job === 'string' || problem !== null) {
      const named = height === 1 ? `Line ${line}` : `Lines ${line}–${line + height - 1}`;
      refused.push(`${named}: ${problem}.`);
      continue;
    }
    tags.add(job.tag);
    jobs.push(job);
  }
  const shown = jobs.slice(0, maxJobs);
  // Of a quote that isn't closed, nobody knows how many rows it has swallowed: all of its lines count.
  const lost = lines.reduce((sum, { cells, height }) => sum + (cells === null ? height : 1), 0);
  const unread = lost - shown.length;
  return {
    day: listClock.clock.day,
    areas,
    jobs: shown,
    unread,
    isNextMorning: !listClock.isDated && shown.some(({ from }) => from >= 1440),
    report: describe(jobs.length, refused, unused),
    unclear: unclearWork(asked, workOf, board),
  };
}

/** A job, or what's wrong with its line. */
function readRow(
  cells: readonly string[] | null,
  found: readonly number[],
  headings: readonly string[],
  workOf: (words: string) => string | undefined,
  areas: readonly Area[],
  board: PermitBoardContent,
): Row | string {
  if (cells === null) return 'a quote isn’t closed, or has whole lines in it';
  const width = headings.length;
  if (cells.slice(width).some((cell) => cell !== '')) {
    return `it has ${cells.length} cells, but there are ${width} columns`;
  }
  const [tag = '', kind = '', where = '', from = '', until = ''] = found.map((index) =>
    plain(cells[index] ?? ''),
  );
  if (!isTag(tag)) return `${quote(tag)} isn’t a permit number of up to 16 letters and digits`;
  const status = statusProblem(cells, headings);
  if (status !== null) return status;
  const asked = askedWords(tag, kind);
  const work = workOf(asked);
  if (work === undefined) {
    return kind === '' ? 'it has no work' : `what kind of work is ${quote(asked)}? Choose it below`;
  }
  const area = areas.length > 0 ? readOwnPlace(where, areas) : readPlace(where, board);
  if (typeof area === 'string') return area;
  const named = plain(cells[equipmentColumn(headings, found)] ?? '');
  const isUntagged = area.equipment === null && named === '';
  const place = withEquipment(area, isUntagged ? (onlyTagIn(kind) ?? '') : named);
  if (typeof place === 'string') return place;
  if (place.equipment === null && isIsolation({ work }, board.rules)) {
    return 'no equipment is named, so it isolates nothing: name it, like “F-207, bay 2”';
  }
  const [start, end] = [readMoment(from), readMoment(until)];
  if (start === null || end === null) {
    return `${quote(start === null ? from : until)} isn’t a time like 07:15 or 2026-03-12 07:15`;
  }
  const date = start.date ?? readDate(plain(cells[findColumn(headings, 'date')] ?? ''));
  return { tag, work, ...place, start: { ...start, date }, end };
}

/** What's wrong with a job among all that were read; null if nothing is. */
function conflictsWith(
  { tag, equipment, bay }: Job,
  before: ReadonlySet<string>,
  known: readonly Job[],
  read: readonly Row[],
  areas: readonly Area[],
): string | null {
  if (before.has(tag)) return `${tag} is in the list twice`;
  if (equipment === null) return null;
  const [own] = known.filter((job) => job.equipment === equipment);
  const other = own ?? read.find((job) => job.equipment === equipment && job.bay !== bay);
  if (other === undefined || other.bay === bay) return null;
  const [here, there] = [areaOf({ bay }, { areas }), areaOf(other, { areas })];
  return own === undefined
    ? `${equipment} is in ${here}, but in ${there} in another line`
    : `${equipment} is in ${there}, not in ${here}`;
}

function describe(count: number, refused: readonly string[], unused: readonly string[]): string[] {
  const shown = refused.slice(0, maxReported);
  return [
    `${count === 1 ? '1 line' : `${count} lines`} read, ${refused.length} refused.`,
    ...(count > maxJobs
      ? [`The board has room for ${maxJobs}: the other ${count - maxJobs} aren’t shown or checked.`]
      : []),
    ...(unused.length > 0 ? [`Not used: ${unused.map(quote).join(', ')}.`] : []),
    ...shown,
    ...(refused.length > shown.length ? [`And ${refused.length - shown.length} more.`] : []),
  ];
}

/**
 * The jobs as a list that can be opened again.
 *
 * @param findings what follows it, in rows
 */
export function writeList(
  jobs: readonly Job[],
  clock: SiteClock,
  rules: Rules,
  findings: readonly (readonly string[])[] = [],
): string {
  const moment = (minutes: number) => {
    const { date, time } = clock.at(minutes);
    return `${date} ${formatTime(time)}`;
  };
  const rows = jobs.map((job) => {
    const { tag, work, place, equipment, from, until } = job;
    return [
      tag,
      work,
      `${equipment === null || equipmentIn(place) === equipment ? place : equipment}, ${areaOf(job, rules)}`,
      moment(from),
      moment(until),
    ];
  });
  return writeTable([columnNames, ...rows, ...findings]);
}
