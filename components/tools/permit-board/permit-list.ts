import { equipmentIn } from '@/lib/calculations/equipment';
import { formatTime, parseTime } from '@/lib/calculations/hours';
import type { Job } from '@/lib/calculations/simops-rules';
import type { PermitBoardContent } from '@/lib/content/types';
import { isWithin, maxJobs, shiftOf } from './board-state';
import { atClock, isIsolation, isPlace, isTag, otherWorkNames, placeRule, workNames } from './jobs';
import { readTable, writeTable } from './table';

/** What a column may be called, the clearest name first: a list may also have running numbers, dates, or descriptions. */
const columns = {
  permit: ['permit', 'permit no', 'permit number', 'ptw', 'tag', 'number', 'no', 'id'],
  work: ['work', 'work type', 'type', 'kind', 'job', 'activity', 'description'],
  place: ['place', 'location', 'bay', 'where', 'equipment', 'area'],
  start: ['start time', 'start', 'from', 'begin'],
  end: ['end time', 'end', 'until', 'to', 'finish', 'stop'],
} as const;
type Column = keyof typeof columns;
const columnNames = ['permit', 'work', 'place', 'start', 'end'] as const satisfies Column[];

const maxLength = 1_000_000;
const maxLines = 5000;
const maxReported = 12;

interface PermitList {
  jobs: Job[];
  /** How many lines aren't on the board. */
  unread: number;
  /** What was read, then each line that wasn't, with the reason. */
  report: string[];
}

/** Reads a list of permits, and of isolations, whose work is a method and whose start is their verification. */
export function readList(text: string, board: PermitBoardContent): PermitList {
  if (text.length > maxLength || text.split(/[\r\n]+/, maxLines + 1).length > maxLines) {
    return {
      jobs: [],
      unread: 0,
      report: ['The list has over 5,000 lines or 1,000,000 characters.'],
    };
  }
  const table = readTable(text, {
    countKnown: (headings) => findColumns(headings).filter((index) => index !== -1).length,
    isCell: (cell) => readTime(cell) !== null || (isTag(cell) && /\d/.test(cell)),
  });
  if (table === null) return { jobs: [], unread: 0, report: ['There are no lines.'] };
  const { head, rows } = table;
  const headings = head.cells ?? [];
  const found = findColumns(headings);
  const missing = columnNames.filter((_, index) => found[index] === -1);
  if (missing.length > 0) {
    return {
      jobs: [],
      unread: rows.length,
      report: [`Line ${head.line}: no column for ${missing.join(', ')}.`],
    };
  }
  const jobs: Job[] = [];
  const refused: string[] = [];
  const tags = new Set<string>();
  const bays = new Map<string, number>();
  for (const job of board.jobs) if (job.equipment !== null) bays.set(job.equipment, job.bay);
  const kinds = [
    ...workNames(board).map((name) => [name, name] as const),
    ...otherWorkNames(board),
  ];
  const works = new Map(kinds.map(([name, work]) => [simplify(name), work]));
  for (const { line, height, cells } of rows) {
    const job = readJob(cells, found, headings.length, works, board);
    const problem = typeof job === 'string' ? job : conflictsWith(job, tags, bays);
    if (typeof job === 'string' || problem !== null) {
      const lines = height === 1 ? `Line ${line}` : `Lines ${line}–${line + height - 1}`;
      refused.push(`${lines}: ${problem}.`);
      continue;
    }
    tags.add(job.tag);
    if (job.equipment !== null) bays.set(job.equipment, job.bay);
    jobs.push(job);
  }
  const shown = jobs.slice(0, maxJobs);
  const unread = rows.length - shown.length;
  return { jobs: shown, unread, report: describe(jobs.length, refused) };
}

/** Where each of `columnNames` is; -1 for one that's missing. */
function findColumns(headings: readonly string[]): number[] {
  const names = headings.map(simplify);
  return columnNames.map((name) => {
    const known = columns[name].map(simplify).find((each) => names.includes(each));
    return known === undefined ? -1 : names.indexOf(known);
  });
}

/** A job, or what's wrong with its line. */
function readJob(
  cells: readonly string[] | null,
  found: readonly number[],
  width: number,
  works: ReadonlyMap<string, string>,
  board: PermitBoardContent,
) {
  if (cells === null) return 'a quote isn’t closed';
  if (cells.slice(width).some((cell) => cell !== '')) {
    return `it has ${cells.length} cells, but there are ${width} columns`;
  }
  const [tag = '', kind = '', where = '', start = '', end = ''] = found.map((index) =>
    plain(cells[index] ?? ''),
  );
  if (!isTag(tag)) return `${quote(tag)} isn’t a permit number of up to 16 letters and digits`;
  const work = works.get(simplify(kind));
  if (work === undefined) return `${quote(kind)} isn’t one of: ${workNames(board).join(', ')}`;
  const place = readPlace(where, board);
  if (typeof place === 'string') return place;
  const [from, clock] = [readTime(start), readTime(end)];
  if (from === null || clock === null) {
    return `${quote(from === null ? start : end)} isn’t a time like 07:15`;
  }
  const begins = atClock(from, board.shift);
  const job = { tag, work, ...place, from: begins, until: atClock(clock, { from: begins }) };
  const { rules } = board;
  const shifts = [false, true].map((isNight) => shiftOf(board, isNight));
  const isOnShift = shifts.some((shift) => isWithin(job, shift, rules));
  if (isIsolation(job, rules) || isOnShift) return job;
  const [day, night] = shifts.map((shift) => formatTime(shift.from));
  return `${start}–${end} isn’t within one shift, fire watch included; they begin at ${day} and ${night}`;
}

/** “Pipe rack 3, bay 2”, “bay 2”, “2”, or equipment on this board. */
function readPlace(where: string, board: PermitBoardContent) {
  const [matched, number] = /(?:^|\bbay\s*#?)(\d{1,3})$/i.exec(where) ?? [];
  const named = where.slice(0, where.length - (matched?.length ?? 0)).replace(/[\s,;·-]+$/, '');
  const equipment = equipmentIn(named);
  const known = board.jobs.find((job) => job.equipment !== null && job.equipment === equipment);
  const bay = number === undefined ? known?.bay : Number(number);
  const { bays, name } = board.rack;
  if (bay === undefined) return `${quote(where)} has no bay: write it like “${name}, bay 2”`;
  if (bay < 1 || bay > bays) return `bay ${bay} isn’t one of the bays 1 to ${bays}`;
  if (named !== '' && !isPlace(named)) return `${quote(named)} isn’t ${placeRule}`;
  return { place: named === '' ? name : named, equipment, bay };
}

/** What's wrong with a job after those before it; null if nothing is. */
function conflictsWith(
  { tag, equipment, bay }: Job,
  tags: ReadonlySet<string>,
  bays: ReadonlyMap<string, number>,
): string | null {
  if (tags.has(tag)) return `${tag} is in the list twice`;
  const own = equipment === null ? undefined : bays.get(equipment);
  return own === undefined || own === bay
    ? null
    : `${equipment} is in bay ${own}, not in bay ${bay}`;
}

/** “07:15”, “7:15”, “0715”, or “7:15 AM”; null if it's anything else. */
function readTime(text: string): number | null {
  const [, hour = '', minute = '', half] =
    /^(\d{1,2}):?(\d{2})(?::00)?\s*(?:([ap])\.?m\.?)?$/i.exec(text) ?? [];
  const isLate = half?.toLowerCase() === 'p';
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (isLate ? 12 : 0);
  const isTime =
    hour !== '' &&
    hours < 24 &&
    Number(minute) < 60 &&
    (half === undefined || (hours % 12 || 12) === Number(hour));
  return isTime ? parseTime(`${hours}:${minute}`) : null;
}

function describe(count: number, refused: readonly string[]): string[] {
  const shown = refused.slice(0, maxReported);
  return [
    `${count === 1 ? '1 line' : `${count} lines`} read, ${refused.length} refused.`,
    ...(count > maxJobs
      ? [`The board has room for ${maxJobs}: the other ${count - maxJobs} aren’t shown or checked.`]
      : []),
    ...shown,
    ...(refused.length > shown.length ? [`And ${refused.length - shown.length} more.`] : []),
  ];
}

/** The jobs as a list that can be opened again. */
export function writeList(jobs: readonly Job[]): string {
  return writeTable([
    columnNames,
    ...jobs.map(({ tag, work, place, equipment, bay, from, until }) => [
      tag,
      work,
      `${equipment === null || place.includes(equipment) ? place : equipment}, bay ${bay}`,
      formatTime(from),
      formatTime(until),
    ]),
  ]);
}

/** Without invisible characters, and with the hyphen of the keyboard for those that word processors put in its place. */
function plain(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010\u2011]/g, '-')
    .trim();
}

/** A cell in a message. */
function quote(text: string): string {
  return text.length > 40 ? `“${text.slice(0, 40)}…”` : `“${text}”`;
}

function simplify(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '');
}
