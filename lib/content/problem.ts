/** One mistake in `content/`, at the place where the writer made it. Lines and columns count from 1. */
export interface Problem {
  file: string;
  line: number;
  column: number;
  /** Where in the file's structure: `showcases[1].headline`; empty for the file itself. */
  field: string;
  message: string;
}

export function formatProblem({ file, line, column, field, message }: Problem): string {
  return `${file}:${line}:${column} ${field === '' ? '' : `${field}: `}${message}`;
}

/** Every mistake found in one reading of `content/`; its message has one line for each. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly problems: readonly Problem[];

  /** Takes them in any order and holds them in that of the files. */
  constructor(found: readonly Problem[]) {
    const problems = found.toSorted(byPosition);
    const count = problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`;
    super(`${count} in content/:\n${problems.map(formatProblem).join('\n')}`);
    this.problems = problems;
  }
}

export function byPosition(one: Problem, other: Problem): number {
  return one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column;
}
