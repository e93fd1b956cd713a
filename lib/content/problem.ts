/** An error in `content/` and its position. Lines and columns are 1-based. */
export interface Problem {
  file: string;
  line: number;
  column: number;
  /** Path of the field, like `showcases[1].headline`; empty if the problem isn't about a field. */
  field: string;
  message: string;
}

/** What's wrong with a value, at some words of it or in one of its fields. */
export interface Finding {
  message: string;
  within?: string;
  field?: string;
}

/** @param offset an index of the text, or its end */
export function positionOf(text: string, offset: number): Pick<Problem, 'line' | 'column'> {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/** A problem of a whole file of `content/`. */
export const fileProblem = (name: string, message: string): Problem => ({
  file: `content/${name}`,
  line: 1,
  column: 1,
  field: '',
  message,
});

/** On one line and without control characters, which a terminal would obey. */
export function formatProblem({ file, line, column, field, message }: Problem): string {
  const text = `${file}:${line}:${column} ${field === '' ? '' : `${field}: `}${message}`;
  return text.replace(/\p{Cc}/gu, '');
}

/** All problems found while reading `content/`. The message has one line for each. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly problems: readonly Problem[];

  /** Sorts the problems by file and position. */
  constructor(found: readonly Problem[]) {
    const problems = found.toSorted(byPosition);
    const count = problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`;
    super(`${count} in content/:\n${problems.map(formatProblem).join('\n')}`);
    this.problems = problems;
  }
}

export function byPosition(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
