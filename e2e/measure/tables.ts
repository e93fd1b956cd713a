/** With an even number of values, the mean of the middle two. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** The median of each value over several runs; a run without it counts as 0. */
export function mediansOf(runs: readonly Record<string, number>[]): Record<string, number> {
  const names = [...new Set(runs.flatMap(Object.keys))];
  return Object.fromEntries(
    names.map((name) => [name, medianOf(runs.map((run) => run[name] ?? 0))]),
  );
}

export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The medians of a page and of its baseline. */
export interface Comparison {
  page: string;
  own: Readonly<Record<string, number>>;
  baseline: Readonly<Record<string, number>>;
}

function cell({ own, baseline }: Comparison, name: string): string {
  return [own, baseline].map((side) => (side[name] ?? 0).toFixed(0)).join(' / ');
}

function cellWithRatio(row: Comparison, name: string): string {
  const ratio = (row.own[name] ?? 0) / (row.baseline[name] ?? 0);
  return `${cell(row, name)} = ${ratio.toFixed(2)}`;
}

export function timingsTable(rows: readonly Comparison[]): string {
  return markdownTable(
    ['page', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'performance'],
    rows.map((row) => [
      row.page,
      cellWithRatio(row, 'FCP'),
      cellWithRatio(row, 'LCP'),
      cell(row, 'TBT'),
      (row.own.CLS ?? 0).toFixed(3),
      cell(row, 'performance'),
    ]),
  );
}

const kinds = ['Document', 'Fetch', 'Script', 'Stylesheet', 'Font', 'Image', 'Media'];

export function bytesTable(rows: readonly Comparison[]): string {
  return markdownTable(
    ['page', ...kinds.map((kind) => `${kind} KB`), 'total KB'],
    rows.map(({ page, own }) => {
      const sizes = kinds.map((kind) => own[kind] ?? 0);
      const total = sizes.reduce((sum, size) => sum + size, 0);
      return [page, ...[...sizes, total].map((bytes) => (bytes / 1000).toFixed(1))];
    }),
  );
}
