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
