import { formatDate } from '@/lib/page/dates';

/** The current year: the build's in the HTML, then the reader's. */
export function CurrentYear({ built }: { built: string }) {
  return (
    // lib/page/dates.ts writes the reader's before React hydrates.
    <span data-year="" suppressHydrationWarning>
      {built}
    </span>
  );
}

/** Today's date: the build's in the HTML, then the reader's; `built` is YYYY-MM-DD. */
export function Today({ built }: { built: string }) {
  return (
    <time data-today="" dateTime={built} suppressHydrationWarning>
      {formatDate(built)}
    </time>
  );
}

/** A day of the calendar in words; `day` is YYYY-MM-DD and has no time zone. */
export function CalendarDate({ day }: { day: string }) {
  return <time dateTime={day}>{formatDate(day)}</time>;
}
