import { formatDay } from '@/lib/calculations/site-clock';
import type { PermitBoardContent } from '@/lib/content/types';
import { isOfTimes } from './list-columns';
import { months, readDay, weekday } from './read-moment';
import type { ListQuestion } from './unclear-work';

const dayFirst = 'day first';

type Cells = readonly string[] | null;

/**
 * The cells of lines, with the year and the month first in their dates; or what the visitor has to say before.
 *
 * @param confirmed what the visitor has said
 */
export function completeDates(
  lines: readonly Cells[],
  headings: readonly string[],
  board: PermitBoardContent,
  confirmed: ReadonlyMap<string, string>,
): { cells: Cells[]; note: string | null } | ListQuestion {
  const ofTimes = headings.map(isOfTimes);
  const times = lines.flatMap((cells) => cells?.filter((_, column) => ofTimes[column]) ?? []);
  const year = yearOf(times, board.day.slice(0, 4));
  const complete = (cell: string) => (year === null ? cell : withYear(cell, year));
  const inYear = lines.map(
    (cells) => cells?.map((cell, column) => (ofTimes[column] ? complete(cell) : cell)) ?? null,
  );
  const isDay = isDayFirst(inYear.flatMap((cells) => cells ?? []));
  const asked = typeof isDay === 'boolean' ? null : askedDates(isDay.unclear);
  const order = asked === null ? undefined : confirmed.get(asked.text);
  if (asked !== null && order === undefined) return asked;
  const isSwapped = isDay === true || order === dayFirst;
  return {
    cells: isSwapped ? inYear.map((cells) => cells?.map(inOrder) ?? null) : inYear,
    note: times.some((cell) => complete(cell) !== cell)
      ? `Dates without a year are read as of ${year}.`
      : null,
  };
}

/** Of all dates of a list, if nothing tells whether their month or their day is first. */
function askedDates(date: string): ListQuestion {
  const months = [date, withMonthFirst(date)].map((each) => formatDay(readDay(each) ?? ''));
  const answers = ['month first', dayFirst].map((kind, index) => ({
    kind,
    label: `The ${index === 0 ? 'first' : 'second'}: ${months[index]}`,
  }));
  return { text: `Which number of ${date} is the month?`, suggested: null, answers };
}

/** A date in numbers: month and day, or day and month. */
const inNumbers = new RegExp(
  String.raw`^((?:${weekday.source.slice(1)})?)(\d{1,2})[-/.](\d{1,2})([-/.](?:\d{4}|\d\d)\b)`,
  'i',
);

/** Whether the day is first in a list's dates in numbers, as those that can be read only one way tell; or a date that can be read both ways. */
function isDayFirst(cells: readonly string[]): boolean | { unclear: string } {
  const dates = cells.flatMap((cell) => {
    const [date] = inNumbers.exec(cell) ?? [];
    if (date === undefined) return [];
    return { date, monthFirst: readDay(date), dayFirst: readDay(withMonthFirst(date)) };
  });
  const isDay = dates.some((each) => each.monthFirst === null && each.dayFirst !== null);
  const isMonth = dates.some((each) => each.monthFirst !== null && each.dayFirst === null);
  const unclear = dates.find(
    (each) =>
      each.monthFirst !== null && each.dayFirst !== null && each.monthFirst !== each.dayFirst,
  );
  return isDay === isMonth && unclear !== undefined ? { unclear: unclear.date } : isDay;
}

/** A cell whose date has the day first, with the month first. */
function withMonthFirst(cell: string): string {
  return cell.replace(inNumbers, '$1$3/$2$4');
}

/** The same, but for one that can be read only with its month first. */
function inOrder(cell: string): string {
  const swapped = withMonthFirst(cell);
  return readDay(swapped) === null ? cell : swapped;
}

const month = `(?:${months.replaceAll(' ', '|')})[a-z]*`;
/** A date without a year, also before a time, and what's between it and a year. */
const withoutYear = [
  { form: String.raw`\d{1,2}/\d{1,2}`, separator: '/' },
  { form: String.raw`\d{1,2}[- ]${month}`, separator: '-' },
  { form: String.raw`${month}\.? \d{1,2}`, separator: ', ' },
].map(({ form, separator }) => ({
  form: new RegExp(String.raw`^${form}(?=$|,?\s+\d)`, 'i'),
  separator,
}));

/** A cell of a date without a year, such as “16-Mar” in Excel, with one. */
function withYear(cell: string, year: string): string {
  if (readDay(cell) !== null) return cell;
  const [day = ''] = weekday.exec(cell) ?? [];
  const date = cell.slice(day.length);
  const { form, separator } = withoutYear.find((each) => each.form.test(date)) ?? {};
  return form === undefined ? cell : day + date.replace(form, `$&${separator}${year}`);
}

/** The year of dates; another one if none has a year, and null if they're of several. */
function yearOf(cells: readonly string[], other: string): string | null {
  const years = new Set(
    cells.flatMap((cell) => (readDay(cell) ?? readDay(withMonthFirst(cell)))?.slice(0, 4) ?? []),
  );
  return years.size > 1 ? null : ([...years][0] ?? other);
}
