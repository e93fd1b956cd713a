import type { CheckResult } from './check-host';

interface Column {
  name: string;
  results: readonly CheckResult[];
}

/** A table of checks by host, then notes on deviations, then failures. */
export function formatTable(columns: readonly Column[]): string {
  const notes: string[] = [];
  const failures: string[] = [];
  const cellOf = (name: string, { check, count, failure, deviations }: CheckResult) => {
    if (failure !== null) {
      failures.push(`${name}: ${check.title}: ${failure}`);
      return 'FAIL';
    }
    const references = deviations.map((sentence) => {
      const note = `${name}, ${sentence}`;
      if (!notes.includes(note)) notes.push(note);
      return `[${notes.indexOf(note) + 1}]`;
    });
    return [`${count} ok`, ...references].join(' ');
  };
  const titles = columns[0]?.results.map(({ check }) => check.title) ?? [];
  const cells = columns.map(({ name, results }) => results.map((one) => cellOf(name, one)));
  const lines = [
    ['', ...columns.map(({ name }) => name)],
    ...titles.map((title, index) => [title, ...cells.map((column) => column[index] ?? '')]),
  ];
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? '').length)),
  );
  const body = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [
    ...body,
    ...(notes.length > 0 ? ['', ...notes.map((note, index) => `[${index + 1}] ${note}`)] : []),
    ...(failures.length > 0 ? ['', 'Failures:', ...failures] : []),
  ].join('\n');
}
