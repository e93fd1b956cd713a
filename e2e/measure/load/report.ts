import type { Memory } from './messages';
import type { LoadResult } from './run-load';

const mebibyte = 1024 * 1024;
// What a run of the same length leaves on average when nothing is kept; a second's events are more.
const maxRetainedMebibytes = 4;

/** Every sentence is something that must not be; none when all is well. */
export function problemsOf({ requests, events, socketErrors, memory }: LoadResult): string[] {
  const others = Object.entries(requests.byStatus).filter(([status]) => status !== '200');
  const left = (memory.after.used - memory.before.used) / mebibyte;
  return [
    ...(requests.errors > 0 ? [`${requests.errors} requests got no response`] : []),
    ...others.map(([status, count]) => `${count} responses with status ${status}`),
    ...(events.lost > 0 ? [`${events.lost} of ${events.expected} events were lost`] : []),
    ...(events.duplicates > 0 ? [`${events.duplicates} events arrived twice`] : []),
    ...socketErrors.map((error) => `socket error: ${error}`),
    ...(memory.after.connections > 0
      ? [`${memory.after.connections} connections are still open`]
      : []),
    ...(left > maxRetainedMebibytes ? [`${left.toFixed(1)} MiB still held afterward`] : []),
  ];
}

/** What was done, and the memory before, during and after, as two tables in Markdown. */
export function report({ requests, events, memory }: LoadResult): string {
  const answered = Object.values(requests.byStatus).reduce((sum, count) => sum + count, 0);
  const { before, listening, most, after } = memory;
  return [
    '| requests | per second | no response | p50 ms | p99 ms | events received | lost |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    `| ${[
      answered,
      (answered / requests.seconds).toFixed(0),
      requests.errors,
      requests.latency.p50,
      requests.latency.p99,
      events.expected - events.lost,
      events.lost,
    ].join(' | ')} |`,
    '',
    '| memory of the platform, MiB | objects and buffers | whole process | connections |',
    '| --- | --- | --- | --- |',
    row('before (after GC)', before),
    row('all sockets open (after GC)', listening),
    row('peak', most),
    row('at the end (after GC)', after),
  ].join('\n');
}

function row(when: string, { used, rss, connections }: Memory): string {
  return `| ${when} | ${mebibytes(used)} | ${mebibytes(rss)} | ${connections} |`;
}

function mebibytes(bytes: number): string {
  return (bytes / mebibyte).toFixed(1);
}
