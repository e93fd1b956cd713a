import { maxJobs } from './board-state';
import type { ListQuestion } from './unclear-work';

/** How many lines are named. */
export const maxReported = 12;

/** A question of a list, and which of its lines it's about. */
export interface AskedLines extends ListQuestion {
  lines: string;
}

/** Each question once, with its lines. */
export function withLines(questions: readonly (ListQuestion & { line: number })[]): AskedLines[] {
  const texts = [...new Set(questions.map(({ text }) => text))];
  return texts.flatMap((each) => {
    const same = questions.filter(({ text }) => text === each);
    const [first] = same;
    return first === undefined ? [] : { ...first, lines: linesOf(same) };
  });
}

/** “line 1”, or “lines 1 and 2”. */
export function linesOf(rows: readonly { line: number }[]): string {
  const numbers = new Intl.ListFormat('en').format(rows.map(({ line }) => String(line)));
  return `${rows.length === 1 ? 'line' : 'lines'} ${numbers}`;
}

/** How many lines were read, notes about them, and why others were refused. */
export function describeLines(
  count: number,
  shown: number,
  refused: readonly string[],
  asked: number,
  notes: readonly string[],
): string[] {
  const told = refused.slice(0, maxReported);
  const questions = asked === 0 ? '' : `, ${asked} asked about below`;
  return [
    `${count === 1 ? '1 line' : `${count} lines`} read, ${refused.length} refused${questions}.`,
    ...(count > shown
      ? [`The board has room for ${maxJobs}: the other ${count - shown} aren’t shown or checked.`]
      : []),
    ...notes,
    ...told,
    ...(refused.length > told.length ? [`And ${refused.length - told.length} more.`] : []),
  ];
}
