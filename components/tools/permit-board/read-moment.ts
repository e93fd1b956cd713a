/** A time as a list has it. */
export interface Moment {
  /** For example “2026-03-12”; null if the cell has only a time. */
  date: string | null;
  /** In minutes of the clock; 1440 is the end of the day. */
  time: number;
}

/** What dates look like in Excel, P6, and ISO 8601. The month comes first, as on the site. */
const dateForms = [
  /^(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})(?:T|\s+|$)/,
  /^(?<month>\d{1,2})[-/.](?<day>\d{1,2})[-/.](?<year>\d{4}|\d{2}),?(?:\s+|$)/,
  /^(?<day>\d{1,2})[- ](?<month>[a-z]{3})[a-z]*[- ](?<year>\d{4}|\d{2}),?(?:\s+|$)/i,
  /^(?<month>[a-z]{3})[a-z]*\.? (?<day>\d{1,2}), ?(?<year>\d{4}),?(?:\s+|$)/i,
];
export const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]*\s+/i;
export const months = 'jan feb mar apr may jun jul aug sep oct nov dec';

/** “07:15”, “0715”, “07.15”, “0715 hrs”, “7:15 AM”, “7 am”, “24:00”, or one of them after a date; null if it's anything else, such as another weekday's date. */
export function readMoment(text: string): Moment | null {
  // P6 marks actual dates with A, and constraints with *.
  const whole = text.replace(/(?: A|\*)$/, '');
  const [day = ''] = weekday.exec(whole) ?? [];
  const plain = whole.slice(day.length);
  const dated = dateForms.map((form) => form.exec(plain)).find((match) => match !== null);
  if (dated === undefined) {
    // “Mon 07:00” is on a day that nobody knows.
    const time = readTime(whole);
    return time === null ? null : { date: null, time };
  }
  const date = toDate(dated.groups ?? {});
  const time = readTime(plain.slice(dated[0].length));
  if (date === null || time === null) return null;
  return day === '' || isWeekdayOf(day.replace(/[.,\s]+$/, ''), date) ? { date, time } : null;
}

/** Whether a text is the weekday of a date: “Mon”, or “Monday”. */
export function isWeekdayOf(text: string, date: string): boolean {
  const name = new Date(date).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
  return text.length > 2 && name.toLowerCase().startsWith(text.toLowerCase());
}

/** The date of a cell, with or without a time; null if it has none. */
export function readDay(text: string): string | null {
  return readDate(text) ?? readMoment(text)?.date ?? null;
}

/** The date alone, of a column for it; null if it's anything else. */
function readDate(text: string): string | null {
  return readMoment(`${text} 00:00`)?.date ?? null;
}

function toDate({ year = '', month = '', day = '' }: Record<string, string>): string | null {
  const number = /\d/.test(month) ? Number(month) : months.indexOf(month.toLowerCase()) / 4 + 1;
  const date = new Date(Date.UTC(Number(year.padStart(4, '20')), number - 1, Number(day)));
  // March 32 would be in April.
  const isDate = date.getUTCMonth() === number - 1 && date.getUTCDate() === Number(day);
  return isDate ? date.toISOString().slice(0, 10) : null;
}

function readTime(text: string): number | null {
  // 0.33 is a part of a day, as Excel has it.
  const [, hour = '', written, half] =
    /^(?!0\.)(\d{1,2})(?:[:.]?(\d{2})(?::\d{2})?)?\s*(?:([ap])\.?m\.?|h|hrs?|hours)?$/i.exec(
      text,
    ) ?? [];
  const minute = written ?? (half === undefined ? '' : '00');
  const isLate = half?.toLowerCase() === 'p';
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (isLate ? 12 : 0);
  const time = hours * 60 + Number(minute);
  const isTime =
    minute !== '' &&
    time <= 1440 &&
    Number(minute) < 60 &&
    (half === undefined || (hours % 12 || 12) === Number(hour));
  return isTime ? time : null;
}
