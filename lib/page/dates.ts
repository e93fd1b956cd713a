/** The reader's date as YYYY-MM-DD. */
export function localDate(): string {
  const now = new Date();
  const shifted = now.getTime() - now.getTimezoneOffset() * 60_000;
  return new Date(shifted).toISOString().slice(0, 10);
}

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/**
 * Doesn't use Intl.DateTimeFormat, whose first call took longer than the rest of the site's script.
 *
 * @param day YYYY-MM-DD
 * @returns for example "March 12, 2026"
 */
export function formatDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${months[Number(month) - 1]} ${date}, ${year}`;
}

/** Replaces the build's date and year with the reader's. */
export function updateDates(): void {
  const day = localDate();
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-today]')) {
    time.dateTime = day;
    time.textContent = formatDate(day);
  }
  for (const year of document.querySelectorAll('[data-year]')) {
    year.textContent = day.slice(0, 4);
  }
}
