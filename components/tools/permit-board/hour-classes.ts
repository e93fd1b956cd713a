import type { Hours } from '@/lib/calculations/hours';

/* The class names are complete because Tailwind searches the code for them. The pages' CSP allows no style attributes. */
const starts = [
  '[--from:0]',
  '[--from:1]',
  '[--from:2]',
  '[--from:3]',
  '[--from:4]',
  '[--from:5]',
  '[--from:6]',
  '[--from:7]',
  '[--from:8]',
  '[--from:9]',
  '[--from:10]',
  '[--from:11]',
];
const durations = [
  '[--hours:1]',
  '[--hours:2]',
  '[--hours:3]',
  '[--hours:4]',
  '[--hours:5]',
  '[--hours:6]',
  '[--hours:7]',
  '[--hours:8]',
  '[--hours:9]',
  '[--hours:10]',
  '[--hours:11]',
  '[--hours:12]',
];

/** Classes that put something on the time axis of twelve hours (`.at-hours` in app/drawings.css). */
export function atHours({ from, until }: Hours, firstHour: number): string {
  return `at-hours ${starts[from - firstHour]} ${duration(until - from)}`;
}

export function duration(hours: number): string | undefined {
  return durations[hours - 1];
}
