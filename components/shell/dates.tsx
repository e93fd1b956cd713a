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

/** A calendar date in words. `day` is YYYY-MM-DD, without a time zone; `lang` is the page's if it isn't in English. */
export function CalendarDate({ day, lang }: { day: string; lang?: string | undefined }) {
  const words = lang === undefined ? formatDate(day) : dateIn(lang, day);
  return <time dateTime={day}>{words}</time>;
}

function dateIn(lang: string, day: string): string {
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
