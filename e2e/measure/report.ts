import type { Measured, Throttling } from './measure';
import { table } from './table';

interface Row {
  page: string;
  own: Measured;
  twin: Measured;
  /** Of all categories. */
  scores: Measured['scores'];
}

const throttlingNames = { devtools: 'applied throttling', simulate: 'simulated throttling' };
const kinds = ['Document', 'Fetch', 'Script', 'Stylesheet', 'Font', 'Image', 'Media'];

/** Two Markdown tables: times against the twin's, then bytes and scores. */
export function report(throttling: Throttling, runs: number, rows: readonly Row[]): string {
  return [
    `Lighthouse mobile, ${throttlingNames[throttling]}, median of the least disturbed of ${runs} loads; page / same page without scripts = ratio`,
    '',
    table(
      ['page', 'FCP ms', 'LCP ms', 'speed index ms', 'TBT ms', 'CLS', 'performance'],
      rows.map(({ page, own, twin }) => [
        page,
        against(own.timings.FCP, twin.timings.FCP),
        against(own.timings.LCP, twin.timings.LCP),
        against(own.timings.SI, twin.timings.SI),
        own.timings.TBT.toFixed(0),
        own.timings.CLS.toFixed(3),
        `${own.scores.performance} / ${twin.scores.performance}`,
      ]),
    ),
    '',
    table(
      ['page', ...kinds.map((kind) => `${kind} KB`), 'accessibility', 'best practices', 'SEO'],
      rows.map(({ page, own, scores }) => [
        page,
        ...kinds.map((kind) => ((own.bytes[kind] ?? 0) / 1000).toFixed(1)),
        String(scores.accessibility),
        String(scores['best-practices']),
        String(scores.seo),
      ]),
    ),
    '',
  ].join('\n');
}

function against(own: number, twin: number): string {
  return `${own.toFixed(0)} / ${twin.toFixed(0)} = ${(own / twin).toFixed(2)}`;
}
