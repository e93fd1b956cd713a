export interface Hours {
  from: number;
  until: number;
}

export const firstHour = 6;
export const lastHour = 18;

/* One grid column per hour. The class names are complete because Tailwind searches the code for them. */
const starts = [
  'col-start-1',
  'col-start-2',
  'col-start-3',
  'col-start-4',
  'col-start-5',
  'col-start-6',
  'col-start-7',
  'col-start-8',
  'col-start-9',
  'col-start-10',
  'col-start-11',
  'col-start-12',
];
const ends = [
  'col-end-2',
  'col-end-3',
  'col-end-4',
  'col-end-5',
  'col-end-6',
  'col-end-7',
  'col-end-8',
  'col-end-9',
  'col-end-10',
  'col-end-11',
  'col-end-12',
  'col-end-13',
];
/* By number of hours. */
const moves = [
  '[--hours:0]',
  '[--hours:1]',
  '[--hours:2]',
  '[--hours:3]',
  '[--hours:4]',
  '[--hours:5]',
  '[--hours:6]',
  '[--hours:7]',
  '[--hours:8]',
];

/** Classes for the grid columns of these hours. */
export function columns({ from, until }: Hours): string {
  return `${starts[from - firstHour]} ${ends[until - firstHour - 1]}`;
}

/** Class that moves a job's bar by a number of hours, at most eight. */
export function moveClass(hours: number): string | undefined {
  return moves[hours];
}

/** For example “06:00–09:00”. */
export function formatHours({ from, until }: Hours): string {
  return `${formatHour(from)}–${formatHour(until)}`;
}

export function formatHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
