import { markdownTable } from './markdown-table';
import type { LighthouseResult, Throttling } from './run-lighthouse';

interface Row {
  page: string;
  result: LighthouseResult;
  baseline: LighthouseResult;
  /** Scores in all categories. */
  scores: LighthouseResult['scores'];
}

const throttlingNames = { devtools: 'applied throttling', simulate: 'simulated throttling' };
const kinds = ['Document', 'Fetch', 'Script', 'Stylesheet', 'Font', 'Image', 'Media'];

/** Two Markdown tables: timings compared with the baseline's, then bytes and scores. */
export function report(throttling: Throttling, runs: number, rows: readonly Row[]): string {
  return [
    `Lighthouse mobile, ${throttlingNames[throttling]}, median of the least disturbed of ${runs} loads; page / same page without scripts = ratio`,
    '',
    markdownTable(
      ['page', 'FCP ms', 'LCP ms', 'speed index ms', 'TBT ms', 'CLS', 'performance'],
      rows.map(({ page, result, baseline }) => [
        page,
        ratioCell(result.timings.FCP, baseline.timings.FCP),
        ratioCell(result.timings.LCP, baseline.timings.LCP),
        ratioCell(result.timings.SI, baseline.timings.SI),
        `${result.timings.TBT.toFixed(0)} / ${baseline.timings.TBT.toFixed(0)}`,
        result.timings.CLS.toFixed(3),
        `${result.scores.performance} / ${baseline.scores.performance}`,
      ]),
    ),
    '',
    markdownTable(
      ['page', ...kinds.map((kind) => `${kind} KB`), 'accessibility', 'best practices', 'SEO'],
      rows.map(({ page, result, scores }) => [
        page,
        ...kinds.map((kind) => ((result.bytes[kind] ?? 0) / 1000).toFixed(1)),
        String(scores.accessibility),
        String(scores['best-practices']),
        String(scores.seo),
      ]),
    ),
    '',
  ].join('\n');
}

function ratioCell(value: number, baseline: number): string {
  return `${value.toFixed(0)} / ${baseline.toFixed(0)} = ${(value / baseline).toFixed(2)}`;
}
