import type { Job } from '@/lib/calculations/simops-rules';
import { formatDay, type SiteClock, siteClock } from '@/lib/calculations/site-clock';
import type { PermitBoardContent } from '@/lib/content/types';
import { horizon } from './board-state';
import { atClock, isIsolation } from './jobs';
import type { Moment } from './read-moment';

/** A job with its times as they're written. */
export interface Row extends Omit<Job, 'from' | 'until'> {
  start: Moment;
  end: Moment;
}

interface ListClock {
  clock: SiteClock;
  /** Whether any of its lines has a date. */
  isDated: boolean;
}

/** From the first day of its permits, or from the example's if a list has no dates. */
export function clockOfList(rows: readonly Row[], board: PermitBoardContent): ListClock {
  const permits = rows.filter((row) => !isIsolation(row, board.rules));
  const datesOf = (some: readonly Row[]) => some.flatMap(({ start }) => start.date ?? []);
  const [first] = datesOf(permits.length > 0 ? permits : rows).toSorted();
  return { clock: siteClock(first ?? board.day), isDated: datesOf(rows).length > 0 };
}

/** The first start before the day shift on a date that also has one after it: it may be meant as that night. */
export function morningOf(
  read: readonly Row[],
  jobs: readonly Job[],
  { minutesAt }: SiteClock,
  { shift }: PermitBoardContent,
): number | null {
  const evenings = read.flatMap(({ start }) => (start.time >= shift.until ? start.date : []));
  const early = read.find(
    ({ start }) => start.time < shift.from && start.date !== null && evenings.includes(start.date),
  )?.start;
  const from = early?.date ? minutesAt(early.date, early.time, false) : null;
  return jobs.some((job) => job.from === from) ? from : null;
}

/** Whether, without dates, an isolation was in place before the day shift: it's still there when that begins. */
function isEarly(
  row: { work: string },
  start: Moment,
  end: Moment,
  { rules, shift }: PermitBoardContent,
) {
  return isIsolation(row, rules) && start.time < shift.from && end.time > shift.from;
}

/** With its times in minutes, or what's wrong with them. Without dates, a list's day begins with the day shift. */
export function toJob(
  { start, end, ...row }: Row,
  { clock, isDated }: ListClock,
  board: PermitBoardContent,
): Job | string {
  const { day, minutesAt } = clock;
  if (isDated && start.date === null) return 'it has no date, but other lines have one';
  if (end.date !== null && start.date === null) return 'its end has a date, but its start has none';
  const first =
    isDated || isEarly(row, start, end, board)
      ? { ...start, date: start.date ?? day }
      : { date: day, time: atClock(start.time, board.shift) };
  const last =
    end.date === null ? { date: first.date, time: atClock(end.time, { from: first.time }) } : end;
  const from = minutesAt(first.date ?? day, first.time, false);
  const until = minutesAt(last.date ?? day, last.time, true);
  if (from === null || until === null) return 'clocks skip one of its times that night';
  if (until <= from)
    return 'it doesn’t end after it starts: if that’s the next morning, write its date';
  const isOvernight = end.date === null && end.time < start.time;
  if (isOvernight && until - from > board.rules.overrun.hours * 60) {
    return 'it ends the next day, more than a shift later: write am and pm, or its date';
  }
  const job: Job = { ...row, from, until };
  if (isIsolation(row, board.rules)) return job;
  return from < horizon.from || until > horizon.until
    ? `it isn’t within the seven days from ${formatDay(day)}`
    : job;
}
