'use client';

import { useBrowserValue } from './browser-value';

/** The current year: the build's in the HTML, the reader's after hydration. */
export function CurrentYear({ built }: { built: number }) {
  return <>{useBrowserValue(() => new Date().getFullYear(), built)}</>;
}

/** Today's date; `built` is the day of the build as YYYY-MM-DD. */
export function Today({ built }: { built: string }) {
  return <CalendarDate day={useBrowserValue(localDay, built)} />;
}

/** A day of the calendar in words; `day` is YYYY-MM-DD and has no time zone. */
export function CalendarDate({ day }: { day: string }) {
  const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={day}>{words.format(new Date(`${day}T00:00:00Z`))}</time>;
}

function localDay(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
