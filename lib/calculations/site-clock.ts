import { formatTime, type Hours } from './hours';

/** The site's clock. Times are minutes since midnight of a day, so a night of 23 or 25 hours has that many. */
export interface SiteClock {
  /** For example “2026-03-12”. */
  day: string;
  /**
   * @param time in minutes of the clock; 1440 is the end of the day
   * @returns null for a time that clocks skip in spring. Of one that comes twice in the fall, a start is the first, an end the second.
   */
  minutesAt: (date: string, time: number, isEnd: boolean) => number | null;
  /** For example “2026-03-12” and 435. */
  at: (minutes: number) => { date: string; time: number };
  /** For example “Mar 13”; “day 2” if nobody has said which day the first one is. */
  nameOf: (date: string) => string;
  /** For example “07:15–11:00”; “Mar 13, 07:15–11:00” on another day. */
  format: (hours: Hours) => string;
}

const local = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Chicago',
  dateStyle: 'short',
  timeStyle: 'short',
});
const shortDay = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
});
const minute = 60_000;
/** Of Central Time from UTC, in minutes: in summer, then in winter. */
const offsets = [300, 360];

/**
 * Central Time, from a day such as “2026-03-12”.
 *
 * @param isDated false if the day is only a stand-in, for a list without dates
 */
export function siteClock(day: string, isDated = true): SiteClock {
  const [start = 0] = momentsAt(day, 0);
  const at = (minutes: number) => {
    const [date = '', time = ''] = local.format(start + minutes * minute).split(' ');
    const [hour, rest] = time.split(':').map(Number);
    return { date, time: (hour ?? 0) * 60 + (rest ?? 0) };
  };
  const nameOf = (date: string) =>
    isDated ? formatDay(date) : `day ${1 + (Date.parse(date) - Date.parse(day)) / (1440 * minute)}`;
  return {
    day,
    at,
    nameOf,
    minutesAt(date, time, isEnd) {
      const moment = momentsAt(date, time).at(isEnd ? -1 : 0);
      return moment === undefined ? null : (moment - start) / minute;
    },
    format({ from, until }) {
      const [first, last] = [at(from), at(until)];
      // A night shift, one of 13 hours included, needs no date at its end.
      const isLong = first.date !== last.date && until - from > 780;
      const start = `${first.date === day && !isLong ? '' : `${nameOf(first.date)}, `}${formatTime(first.time)}`;
      return `${start}–${isLong ? `${nameOf(last.date)}, ` : ''}${formatTime(last.time)}`;
    },
  };
}

/** For example “Mar 12”. */
export function formatDay(date: string): string {
  return shortDay.format(Date.parse(date));
}

/** When clocks show a time: twice in the fall, never in spring. */
function momentsAt(date: string, time: number): number[] {
  const shown = Date.parse(date) + time * minute;
  const text = new Date(shown).toISOString().slice(0, 16).replace('T', ' ');
  return offsets
    .map((offset) => shown + offset * minute)
    .filter((moment) => local.format(moment) === text);
}
