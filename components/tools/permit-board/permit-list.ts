import { formatTime, overlapOf } from '@/lib/calculations/hours';
import { type Job, permitOf } from '@/lib/calculations/simops-rules';
import type { PermitBoardContent } from '@/lib/content/types';
import { maxJobs, type PermitList } from './board-state';
import { isIsolation, isTag, toTag, toWords } from './jobs';
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
import { completeDates } from './list-dates';
import { areasIn, areOfOtherRacks, endsInBay, readPlace } from './list-places';
import { type AskedLines, describeLines, linesOf, maxReported, withLines } from './list-report';
import { readRow } from './list-row';
import { readListTable } from './list-table';
import { plain, quote, simplify } from './list-text';
import { clockOfList, morningOf, toJob } from './list-times';
import { readMoment } from './read-moment';
import { askedElsewhere, askedOfMorning, askedOfPlaces, openOf } from './row-questions';
import { knownWork } from './unclear-work';

const maxLength = 1_000_000;
const maxLines = 5000;

interface ReadList extends PermitList {
  /** What was read, then each line that wasn't, with the reason. */
  report: string[];
  /** What the visitor has to say a kind for. Until then, its lines aren't read. */
  unclear: readonly AskedLines[];
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
    unusedColumns: [],
    isUndated: false,
    morning: null,
    unclear: [],
  };
  if (text.length > maxLength || text.split(/[\r\n]+/, maxLines + 1).length > maxLines) {
    return { ...nothing, report: ['The list has over 5,000 lines or 1,000,000 characters.'] };
  }
  const table = readListTable(text);
  if (table === null) return { ...nothing, report: ['There are no lines.'] };
  const { head, above, rows: lines, sections, leftOut } = table;
  const written = lines.map(({ cells }) => cells?.map(plain) ?? null);
  const dates = completeDates(written, head.cells ?? [], board, confirmed);
  if ('text' in dates) {
    const report = ['No line is read yet: the order of their dates is asked below.'];
    return {
      ...nothing,
      unread: lines.length,
      report,
      unclear: [{ ...dates, lines: 'all lines' }],
    };
  }
  const rows = lines.map((row, index) => ({ ...row, cells: dates.cells[index] ?? null }));
  const textsIn = (column = -1) => rows.map(({ cells }) => cells?.[column] ?? '');
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
  /** What's read, by its number in the list. */
  const byNumber = new Map<string, Job[]>();
  const tags = new Set<string>();
  const again: string[] = [];
  // Equipment with its bay is a whole place, next to areas that aren't bays.
  const equipment = equipmentColumn(headings, found);
  const isBay = (text: string) => endsInBay.test(text);
  if (textsIn(equipment).some((text) => /bay/i.test(text) && isBay(text))) {
    if (!textsIn(found[2]).some(isBay)) found[2] = equipment;
  }
  const where = textsIn(found[2]);
  const columns = unusedColumns(headings, found);
  const unused = [...columns, ...sections];
  const hasBays = where.some((text) => isBay(text) || typeof readPlace(text, board) !== 'string');
  const hasAreas = !hasBays || areOfOtherRacks(where, board);
  const areas = hasAreas ? areasIn(where) : [];
  const workOf = (words: string) => confirmed.get(words) ?? known.get(simplify(words));
  const is24 = [...textsIn(found[3]), ...textsIn(found[4])].some(
    (text) => !/[ap]\.?m/i.test(text) && (readMoment(text)?.time ?? 0) >= 780,
  );
  const reading = { headings, found, known, workOf, is24, hasAreas, areas, board };
  const first = rows.map((row) => ({ ...row, work: readRow(row.cells, reading) }));
  const read = first.flatMap(({ work }) => (Array.isArray(work) ? work : []));
  const isLock = (job: { work: string }) => isIsolation(job, board.rules);
  const permits = read.filter((row) => !isLock(row));
  const listClock = clockOfList(read, board);
  const works = first.map((row) => {
    const jobs = Array.isArray(row.work) ? row.work : [];
    const [open] = jobs.flatMap((job) => {
      const ask = isLock(job) ? askedElsewhere : askedOfPlaces;
      const asked = [
        ask(job, permits, areas),
        listClock.isDated || isLock(job) ? null : askedOfMorning(job, board),
      ];
      return asked.flatMap((each) => openOf(each, workOf) ?? []);
    });
    return { ...row, work: open ?? row.work };
  });
  const asked = works.flatMap(({ line, work }) =>
    typeof work === 'string' || Array.isArray(work) ? [] : { ...work, line },
  );
  let count = 0;
  let shown = 0;
  let unread = leftOut.count;
  const unreadTags = [...leftOut.tags];
  const unsure: { tag: string; status: string | null }[] = [];
  for (const { line, height, cells, work } of works) {
    const own = Array.isArray(work) ? work.map((row) => toJob(row, listClock, board)) : [];
    const problem = Array.isArray(work)
      ? own
          .map((job) =>
            typeof job === 'string' ? job : conflictsWith(job, byNumber.get(job.tag) ?? []),
          )
          .find((each) => each !== null)
      : work;
    const known = own.filter((job) => typeof job !== 'string');
    const isFull = jobs.length + known.length > maxJobs;
    if (problem === undefined) {
      count += 1;
      const isAgain = known.some(({ tag }) => byNumber.has(tag));
      for (const job of known) {
        const number = job.tag;
        job.tag = freeTag(number, tags);
        tags.add(job.tag);
        byNumber.set(number, [...(byNumber.get(number) ?? []), job]);
        if (isAgain) again.push(`${job.tag} is another line of ${number}, at other hours.`);
      }
      if (!isFull) {
        shown += 1;
        jobs.push(...known);
        const status = statusOf(cells, headings);
        const isSure = (job: Job) => isSureStatus(status, isLock(job));
        unsure.push(...known.filter((job) => !isSure(job)).map(({ tag }) => ({ tag, status })));
        continue;
      }
    } else if (typeof problem === 'string') {
      const named = height === 1 ? `Line ${line}` : `Lines ${line}–${line + height - 1}`;
      refused.push(`${named}: ${problem}.`);
    }
    // Of a quote that isn't closed, nobody knows how many rows it has swallowed: all of its lines count.
    unread += cells === null ? height : 1;
    const tag = toTag(cells?.[found[0] ?? -1] ?? '');
    if (isTag(tag)) unreadTags.push(tag);
  }
  return {
    day: listClock.clock.day,
    areas,
    jobs,
    unread,
    unreadTags: [...new Set(unreadTags)].slice(0, maxReported),
    unsureTags: unsure.map(({ tag }) => tag),
    unusedColumns: columns.map(toWords).filter(Boolean).slice(0, maxReported),
    isUndated: !listClock.isDated,
    morning: morningOf(read, jobs, listClock.clock, board),
    report: describeLines(count, shown, refused, asked.length, [
      ...(dates.note === null ? [] : [dates.note]),
      ...(leftOut.count === 0
        ? []
        : [
            `Left out when it was saved: ${[`${leftOut.count} of its lines`, ...leftOut.tags].join(', ')}.`,
          ]),
      ...again,
      ...(listClock.isDated
        ? []
        : jobs.filter((job) => isLock(job) && job.from < board.shift.from)
      ).map(({ tag, from }) => `${tag} counts from ${formatTime(from)} of the same day.`),
      ...(above.length > 0 ? [`Not used: ${linesOf(above)}, above the headings.`] : []),
      ...(unused.length > 0 ? [`Not used: ${unused.map(quote).join(', ')}.`] : []),
      ...unsure.map(
        ({ tag, status }) => `${tag} is read, but has the status ${quote(status ?? '')}.`,
      ),
    ]),
    unclear: withLines(asked),
  };
}

/** What's wrong with a job among those with the same number in the list; null if nothing is. */
function conflictsWith(job: Job, before: readonly Job[]): string | null {
  return before.some((each) => overlapOf(each, job) !== null)
    ? `${job.tag} is in the list twice, at hours that overlap`
    : null;
}

/** A permit's number, or that of its next job: “PTW-1+2”. */
function freeTag(tag: string, taken: ReadonlySet<string>): string {
  let free = tag;
  for (let part = 2; taken.has(free); part += 1) free = `${permitOf({ tag })}+${part}`;
  return free;
}
