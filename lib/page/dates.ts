/** The reader's date as YYYY-MM-DD. */
function localDay(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
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
export function dayInWords(day: string): string {
  const [year, month = 0, date] = day.split('-').map(Number);
  return `${months[month - 1]} ${date}, ${year}`;
}

/** Replaces the build's date and year with the reader's. */
export function writeDates(): void {
  const day = localDay();
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-today]')) {
    time.dateTime = day;
    time.textContent = dayInWords(day);
  }
  for (const year of document.querySelectorAll('[data-year]')) {
    year.textContent = day.slice(0, 4);
  }
}
