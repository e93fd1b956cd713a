import type { Job } from '@/lib/calculations/simops-rules';
import { printAlone } from '../print-alone';
import { boardId } from './board-state';

/** Saves the jobs as a CSV file. */
export async function saveList(jobs: readonly Job[]): Promise<void> {
  const { writeList } = await import('./permit-list');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([writeList(jobs)], { type: 'text/csv' }));
  link.download = 'permits.csv';
  link.click();
  // The browser has the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Prints the board alone, with its rules and the time. */
export function printSheet(): void {
  const printed = document.querySelector(`#${boardId} .only-print`);
  const now = new Date().toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short' });
  if (printed !== null) printed.textContent = `Printed ${now}`;
  printAlone(boardId);
}
