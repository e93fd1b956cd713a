import type { Tried } from './try-host';

interface Column {
  name: string;
  tried: readonly Tried[];
}

/** The rows by hosts, then what each host does in another way, then what is wrong. */
export function table(columns: readonly Column[]): string {
  const notes: string[] = [];
  const faults: string[] = [];
  const cellOf = (name: string, { row, looked, fault, otherwise }: Tried) => {
    if (fault !== null) {
      faults.push(`${name}: ${row.title}: ${fault}`);
      return 'FAIL';
    }
    const marks = otherwise.map((sentence) => {
      const note = `${name}, ${sentence}`;
      if (!notes.includes(note)) notes.push(note);
      return `[${notes.indexOf(note) + 1}]`;
    });
    return [`${looked} ok`, ...marks].join(' ');
  };
  const titles = columns[0]?.tried.map(({ row }) => row.title) ?? [];
  const cells = columns.map(({ name, tried }) => tried.map((one) => cellOf(name, one)));
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
    ...(faults.length > 0 ? ['', 'Failures:', ...faults] : []),
  ].join('\n');
}
