import type { Measured, Throttling } from './measure';

interface Row {
  page: string;
  own: Measured;
  twin: Measured;
}

const throttlingNames = { devtools: 'applied throttling', simulate: 'simulated throttling' };
const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Media'];

/** Two Markdown tables: times against the twin's, then bytes and scores. */
export function report(throttling: Throttling, runs: number, rows: readonly Row[]): string {
  return [
    `Lighthouse mobile, ${throttlingNames[throttling]}, median of ${runs}; page / twin without scripts = ratio`,
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
      rows.map(({ page, own }) => [
        page,
        ...kinds.map((kind) => ((own.bytes[kind] ?? 0) / 1000).toFixed(1)),
        String(own.scores.accessibility),
        String(own.scores['best-practices']),
        String(own.scores.seo),
      ]),
    ),
    '',
  ].join('\n');
}

function against(own: number, twin: number): string {
  return `${own.toFixed(0)} / ${twin.toFixed(0)} = ${(own / twin).toFixed(2)}`;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
