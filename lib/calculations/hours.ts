/** A span of time, in minutes from midnight of the shift's day: 02:00 on a night shift is 1560. */
export interface Hours {
  from: number;
  until: number;
}

/** For example 452, from “07:32”. */
export function parseTime(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
}

/** For example “07:32”; “02:00” for 1560. */
export function formatTime(time: number): string {
  const hours = Math.floor(time / 60) % 24;
  return `${String(hours).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`;
}

/** For example “06:00–09:15”. */
export function formatHours({ from, until }: Hours): string {
  return `${formatTime(from)}–${formatTime(until)}`;
}

/** For example “10 h 25 min”, “4 h”, or “36 min”. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(' ');
}

/** The hours that all of them share; null if there are none. */
export function overlapOf(a: Hours, b: Hours): Hours | null {
  const from = Math.max(a.from, b.from);
  const until = Math.min(a.until, b.until);
  return from < until ? { from, until } : null;
}

/** The hours that at least one of them covers, in order and without overlaps. */
export function unionOf(all: readonly Hours[]): Hours[] {
  const union: Hours[] = [];
  for (const { from, until } of all.toSorted((a, b) => a.from - b.from)) {
    const last = union.at(-1);
    if (last !== undefined && from <= last.until) last.until = Math.max(last.until, until);
    else union.push({ from, until });
  }
  return union;
}
