import { markdownTable } from './markdown-table';
import type { LighthouseResult, Throttling } from './run-lighthouse';

interface Row {
  page: string;
  result: LighthouseResult;
  baseline: LighthouseResult;
}

const throttlingNames = { devtools: 'applied throttling', simulate: 'simulated throttling' };
const kinds = ['Document', 'Fetch', 'Script', 'Stylesheet', 'Font', 'Image', 'Media'];

/** Two Markdown tables: timings compared with the baseline's, then bytes. */
export function report(throttling: Throttling, runs: number, rows: readonly Row[]): string {
  return [
    `Lighthouse mobile, ${throttlingNames[throttling]}, median of the least disturbed of ${runs} loads; page / same page without scripts = ratio`,
    '',
    markdownTable(
      ['page', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'performance'],
      rows.map(({ page, result, baseline }) => [
        page,
        ratioCell(result.timings.FCP, baseline.timings.FCP),
        ratioCell(result.timings.LCP, baseline.timings.LCP),
        `${result.timings.TBT.toFixed(0)} / ${baseline.timings.TBT.toFixed(0)}`,
        result.timings.CLS.toFixed(3),
        `${result.score} / ${baseline.score}`,
      ]),
    ),
    '',
    markdownTable(
      ['page', ...kinds.map((kind) => `${kind} KB`), 'total KB'],
      rows.map(({ page, result: { bytes } }) => {
        const sizes = kinds.map((kind) => bytes[kind] ?? 0);
        const total = sizes.reduce((sum, size) => sum + size, 0);
        return [page, ...sizes.map(kilobytes), kilobytes(total)];
      }),
    ),
    '',
  ].join('\n');
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function ratioCell(value: number, baseline: number): string {
  return `${value.toFixed(0)} / ${baseline.toFixed(0)} = ${(value / baseline).toFixed(2)}`;
}
