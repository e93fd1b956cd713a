import { markdownTable } from '../markdown-table';
import type { Memory } from './platform-process';
import type { LoadResult } from './run-load';

const mebibyte = 1024 * 1024;
// About what a run of the same length leaves without a leak. Retaining a second's events would exceed it.
const maxRetainedMebibytes = 4;

/** @returns a phrase for each problem */
export function problemsOf({ requests, events, socketErrors, memory }: LoadResult): string[] {
  const failedStatuses = Object.entries(requests.byStatus).filter(([status]) => status !== '200');
  const retained = (memory.after.used - memory.before.used) / mebibyte;
  return [
    ...(requests.errors > 0 ? [`${requests.errors} requests got no response`] : []),
    ...failedStatuses.map(([status, count]) => `${count} responses with status ${status}`),
    ...(events.lost > 0 ? [`${events.lost} of ${events.expected} events were lost`] : []),
    ...(events.duplicates > 0 ? [`${events.duplicates} events arrived twice`] : []),
    ...socketErrors.map((error) => `socket error: ${error}`),
    ...(memory.after.connections > 0
      ? [`${memory.after.connections} connections are still open`]
      : []),
    ...(retained > maxRetainedMebibytes ? [`${retained.toFixed(1)} MiB still held afterward`] : []),
  ];
}

/** Two Markdown tables: requests and events, and memory before, during, and after the run. */
export function report({ requests, events, memory }: LoadResult): string {
  const answered = Object.values(requests.byStatus).reduce((sum, count) => sum + count, 0);
  const { before, listening, most, after } = memory;
  const row = (when: string, { used, rss, connections }: Memory) => [
    when,
    mebibytes(used),
    mebibytes(rss),
    String(connections),
  ];
  return [
    markdownTable(
      ['requests', 'per second', 'no response', 'p50 ms', 'p99 ms', 'events received', 'lost'],
      [
        [
          answered,
          (answered / requests.seconds).toFixed(0),
          requests.errors,
          requests.latency.p50,
          requests.latency.p99,
          events.expected - events.lost,
          events.lost,
        ].map(String),
      ],
    ),
    '',
    markdownTable(
      ['memory of the platform, MiB', 'objects and buffers', 'whole process', 'connections'],
      [
        row('before (after GC)', before),
        row('all sockets open (after GC)', listening),
        row('peak', most),
        row('at the end (after GC)', after),
      ],
    ),
  ].join('\n');
}

function mebibytes(bytes: number): string {
  return (bytes / mebibyte).toFixed(1);
}
