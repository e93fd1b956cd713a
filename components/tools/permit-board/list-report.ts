import { maxJobs } from './board-state';
import { quote } from './list-text';
import type { ListQuestion } from './unclear-work';

/** How many lines are named. */
export const maxReported = 12;

/** Why a line isn't read: what's wrong with it, or what the visitor has to say first. */
export function describeProblem(work: string | ListQuestion): string {
  if (typeof work === 'string') return work;
  return work.answers.length > 1
    ? `what kind of work is ${quote(work.text)}? Choose it below`
    : `${work.text} Say so below, or correct the list`;
}

/** “line 1”, or “lines 1 and 2”. */
export function linesOf(rows: readonly { line: number }[]): string {
  const numbers = new Intl.ListFormat('en').format(rows.map(({ line }) => String(line)));
  return `${rows.length === 1 ? 'line' : 'lines'} ${numbers}`;
}

/** How many lines were read, notes about them, and why the others weren't. */
export function describeLines(
  count: number,
  shown: number,
  refused: readonly string[],
  notes: readonly string[],
): string[] {
  const told = refused.slice(0, maxReported);
  return [
    `${count === 1 ? '1 line' : `${count} lines`} read, ${refused.length} refused.`,
    ...(count > shown
      ? [`The board has room for ${maxJobs}: the other ${count - shown} aren’t shown or checked.`]
      : []),
    ...notes,
    ...told,
    ...(refused.length > told.length ? [`And ${refused.length - told.length} more.`] : []),
  ];
}
