/** Whole hours on the 24-hour clock. */
export interface Hours {
  from: number;
  until: number;
}

/** For example 8, from “08:00”. */
export function parseHour(text: string): number {
  return Number.parseInt(text, 10);
}

export function formatHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** For example “06:00–09:00”. */
export function formatHours({ from, until }: Hours): string {
  return `${formatHour(from)}–${formatHour(until)}`;
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
