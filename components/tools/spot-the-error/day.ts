import { todayAtPlant } from '@/lib/plant/today';

const dayMs = 86_400_000;

/** @returns the day so many days later */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** The number of the case of a day, the same for everyone. The cases take turns. */
export function placeOf(day: string, cases: number): number {
  return (Date.parse(day) / dayMs) % cases;
}

/** The day of a game; null for the sample. */
export type GameState = string | null;

/** Reads the day of a link, which is also “today”; null if it isn't one. */
export function readDay(linked: unknown): GameState {
  if (linked === 'today') return todayAtPlant();
  return typeof linked === 'string' && isDay(linked) ? linked : null;
}

/** Whether a text is a day from 2026 to 2099. */
export function isDay(day: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(day) || day < '2026') return false;
  // February 30 isn't a day, or is another one.
  return !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day;
}
