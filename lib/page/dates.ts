/** The reader's date as YYYY-MM-DD. */
function localDay(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** @param day YYYY-MM-DD, without a time zone */
export function dayInWords(day: string): string {
  const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return words.format(new Date(`${day}T00:00:00Z`));
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
