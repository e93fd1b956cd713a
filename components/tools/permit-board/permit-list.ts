import { equipmentIn } from '@/lib/calculations/equipment';
import { formatTime } from '@/lib/calculations/hours';
import { type Area, areaOf, type Job, type Rules } from '@/lib/calculations/simops-rules';
import type { SiteClock } from '@/lib/calculations/site-clock';
import type { PermitBoardContent } from '@/lib/content/types';
import { maxJobs, type PermitList } from './board-state';
import { findingsHead, isIsolation, isTag } from './jobs';
import {
  columnNames,
  equipmentColumn,
  findColumns,
  isSureStatus,
  nameWork,
  otherNames,
  statusOf,
  unusedColumns,
} from './list-columns';
import { areasIn, endsInBay, readPlace } from './list-places';
import { readRow } from './list-row';
import { plain, quote, simplify } from './list-text';
import { clockOfList, type Row, toJob } from './list-times';
import { readTable, writeTable } from './table';
import { type Asked, knownWork, type UnclearWork, unclearWork } from './unclear-work';

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
    unreadTags: [],
    unsureTags: [],
    isNextMorning: false,
    morning: null,
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
  const textsIn = (column = -1) => rows.map(({ cells }) => plain(cells?.[column] ?? ''));
  const known = knownWork(board);
  const headings = nameWork(head.cells ?? [], (column) =>
    textsIn(column).some((text) => known.has(simplify(text))),
  );
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
  // Equipment with its bay is a whole place, next to areas that aren't bays.
  const equipment = equipmentColumn(headings, found);
  const isBay = (text: string) => endsInBay.test(text);
  if (textsIn(equipment).some((text) => /bay/i.test(text) && isBay(text))) {
    if (!textsIn(found[2]).some(isBay)) found[2] = equipment;
  }
  const where = textsIn(found[2]);
  const unused = unusedColumns(headings, found);
  const hasBays = where.some((text) => isBay(text) || typeof readPlace(text, board) !== 'string');
  const areas = hasBays ? [] : areasIn(where);
  const workOf = (words: string) => confirmed.get(words) ?? known.get(simplify(words));
  const reading = { headings, found, workOf, areas, board };
  const lines = rows.map((row) => ({ ...row, work: readRow(row.cells, reading) }));
  const read = lines.flatMap(({ work }) => (Array.isArray(work) ? work : []));
  const asked = lines.flatMap(({ work }) =>
    typeof work === 'string' || Array.isArray(work) ? [] : work,
  );
  const listClock = clockOfList(read, board);
  let count = 0;
  let shown = 0;
  let unread = 0;
  const unreadTags: string[] = [];
  const unsure: { tag: string; status: string | null }[] = [];
  for (const { line, height, cells, work } of lines) {
    const own = Array.isArray(work) ? work.map((row) => toJob(row, listClock, board)) : [];
    const problem = Array.isArray(work)
      ? own
          .map((job) => (typeof job === 'string' ? job : conflictsWith(job, tags, read, areas)))
          .find((each) => each !== null)
      : describeProblem(work);
    const known = own.filter((job) => typeof job !== 'string');
    const isFull = jobs.length + known.length > maxJobs;
    if (problem === undefined) {
      count += 1;
      for (const { tag } of known) tags.add(tag);
      if (!isFull) {
        shown += 1;
        jobs.push(...known);
        const status = statusOf(cells, headings);
        const isSure = (job: Job) => isSureStatus(status, isIsolation(job, board.rules));
        unsure.push(...known.filter((job) => !isSure(job)).map(({ tag }) => ({ tag, status })));
        continue;
      }
    } else {
      const named = height === 1 ? `Line ${line}` : `Lines ${line}–${line + height - 1}`;
      refused.push(`${named}: ${problem}.`);
    }
    // Of a quote that isn't closed, nobody knows how many rows it has swallowed: all of its lines count.
    unread += cells === null ? height : 1;
    const tag = plain(cells?.[found[0] ?? -1] ?? '');
    if (isTag(tag)) unreadTags.push(tag);
  }
  return {
    day: listClock.clock.day,
    areas,
    jobs,
    unread,
    unreadTags: [...new Set(unreadTags)].slice(0, maxReported),
    unsureTags: unsure.map(({ tag }) => tag),
    isNextMorning: !listClock.isDated && jobs.some(({ from }) => from >= 1440),
    morning: morningOf(read, jobs, board),
    report: describe(count, shown, refused, [
      ...(unused.length > 0 ? [`Not used: ${unused.map(quote).join(', ')}.`] : []),
      ...unsure.map(
        ({ tag, status }) => `${tag} is read, but has the status ${quote(status ?? '')}.`,
      ),
    ]),
    unclear: unclearWork(asked, board),
  };
}

/** Why a line isn't read: what's wrong with it, or what the visitor has to say first. */
function describeProblem(work: string | Asked): string {
  if (typeof work === 'string') return work;
  return work.yes === null
    ? `what kind of work is ${quote(work.text)}? Choose it below`
    : `${work.text} Say so below, or correct the list`;
}

/** What's wrong with a job among all that were read; null if nothing is. */
function conflictsWith(
  { tag, equipment, bay }: Job,
  before: ReadonlySet<string>,
  read: readonly Row[],
  areas: readonly Area[],
): string | null {
  if (before.has(tag)) return `${tag} is in the list twice`;
  const other = read.find(
    (job) => equipment !== null && job.equipment === equipment && job.bay !== bay,
  );
  if (other === undefined) return null;
  return `${equipment} is in ${areaOf({ bay }, { areas })}, but in ${areaOf(other, { areas })} in another line`;
}

/** The first start before the day shift on a date that also has one after it: it may be meant as that night. */
function morningOf(
  read: readonly Row[],
  jobs: readonly Job[],
  { shift }: PermitBoardContent,
): number | null {
  const evenings = read.flatMap(({ start }) => (start.time >= shift.until ? start.date : []));
  const early = read.find(
    ({ start }) => start.time < shift.from && start.date !== null && evenings.includes(start.date),
  );
  return jobs.find(({ tag }) => tag === early?.tag)?.from ?? null;
}

function describe(
  count: number,
  shown: number,
  refused: readonly string[],
  notes: readonly string[],
): string[] {
  const told = refused.slice(0, maxReported);
  return [
    `${count === 1 ? '1 line' : `${count} lines`} read, ${refused.length} refused.`,
    ...(count > shown
      ? [`The board has room for ${maxJobs}: the other ${count - shown} aren’t shown or checked.`]
      : []),
    ...notes,
    ...told,
    ...(refused.length > told.length ? [`And ${refused.length - told.length} more.`] : []),
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
    const area = areaOf(job, rules);
    const named = equipment === null || equipmentIn(place) === equipment ? place : equipment;
    return [
      tag,
      work,
      // A place before a comma would be equipment.
      equipment === null && equipmentIn(place) !== null ? area : `${named}, ${area}`,
      moment(from),
      moment(until),
    ];
  });
  return writeTable([columnNames, ...rows, ...findings]);
}
