import { z } from 'zod';

/** East of Greenwich, a day begins up to 14 hours before it does in UTC. */
const earliestZoneMs = 14 * 3_600_000;

const calendarDate = z.iso.date();

/**
 * A day that has come, at least in the earliest time zone, like 2026-11-20.
 *
 * @param formatMessage for anything that isn't a date
 */
export function pastDate(formatMessage: string) {
  // Not `abort`: in a union, the message of an aborted schema is lost.
  return z.iso.date(formatMessage).refine((day) => !isFuture(day), {
    error: 'is in the future: write the day when it happened, or today’s date',
  });
}

function isFuture(day: string): boolean {
  const latest = new Date(Date.now() + earliestZoneMs).toISOString().slice(0, 10);
  return calendarDate.safeParse(day).success && day > latest;
}
