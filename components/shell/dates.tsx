import { formatDate } from '@/lib/page/dates';

/** The current year: the HTML has the build's, which the browser replaces with the reader's. */
export function CurrentYear({ built }: { built: string }) {
  return (
    // lib/page/dates.ts changes it before React hydrates.
    <span data-year="" suppressHydrationWarning>
      {built}
    </span>
  );
}

/** Today's date: the HTML has the build's, which the browser replaces with the reader's. `built` is YYYY-MM-DD. */
export function Today({ built }: { built: string }) {
  return (
    <time data-today="" dateTime={built} suppressHydrationWarning>
      {formatDate(built)}
    </time>
  );
}

/** A calendar date in words. `day` is YYYY-MM-DD, without a time zone. */
export function CalendarDate({ day }: { day: string }) {
  return <time dateTime={day}>{formatDate(day)}</time>;
}
