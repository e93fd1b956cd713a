import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEntityEvents } from './entity-events';
import { PlatformError } from './errors';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const soon = () => vi.advanceTimersByTimeAsync(0);
const event = (id: string, title: string, more = {}) => ({
  type: 'update',
  id,
  data: { title, ...more },
});
const oversize = (id: string) => event(id, '', { _oversize: true });

/** A subscriber whose records are read by hand. */
function subscriber() {
  const reads: { id: string; resolve(title: string): void; reject(error: Error): void }[] = [];
  const subscribe = createEntityEvents(
    (id) =>
      new Promise((resolve, reject) => {
        const answer = (title: string) =>
          resolve({ status: 200, headers: new Headers(), data: title === '' ? null : { title } });
        reads.push({ id, resolve: answer, reject });
      }),
  );
  const heard: string[] = [];
  const listen = () =>
    subscribe(({ type, id, data }) => {
      heard.push(`${type} ${id} ${data.title}${data._oversize ? '(marked)' : ''}`);
    });
  return { reads, heard, listen, subscribe, ...listen() };
}

test('completes an oversize event before the record’s later ones; others don’t wait', async () => {
  const { receive, reads, heard } = subscriber();
  receive(oversize('1'));
  receive(event('1', 'later'));
  receive({ type: 'delete', id: '1', data: { title: 'gone', _oversize: true } });
  receive(event('2', 'other'));
  await soon();
  expect(heard).toEqual(['update 2 other']);
  reads[0]?.resolve('whole');
  await soon();
  receive(event('1', 'at once'));
  expect(heard.slice(1)).toEqual([
    'update 1 whole',
    'update 1 later',
    'delete 1 gone(marked)',
    'update 1 at once',
  ]);
  expect(reads).toHaveLength(1);
});

test('reads a record once for all the events of a second, and keeps their order', async () => {
  const { receive, reads, heard } = subscriber();
  receive(oversize('1'));
  await soon();
  for (let count = 0; count < 845; count += 1) receive(oversize('1'));
  reads[0]?.resolve('first');
  await vi.advanceTimersByTimeAsync(999);
  expect([heard, reads.length]).toEqual([['update 1 first'], 1]);
  await vi.advanceTimersByTimeAsync(600);
  reads[1]?.resolve('last');
  await soon();
  expect([heard.length, heard.at(-1), reads.length]).toEqual([846, 'update 1 last', 2]);
});

test('waits longer after each read during an outage, but not after a record that’s gone', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { receive, reads } = subscriber();
  const failures = [404, 503, 503, null, 404, 503].map(
    (status) => new PlatformError('No', { status }),
  );
  const readAt: number[] = [];
  for (const failure of failures) {
    const read = reads.length;
    receive(oversize('1'));
    while (reads.length === read) await vi.advanceTimersByTimeAsync(100);
    readAt.push(performance.now());
    reads[read]?.reject(failure);
    await soon();
  }
  const waits = readAt
    .slice(1)
    .map((time, index) => Math.round((time - (readAt[index] ?? 0)) / 1000));
  expect(waits).toEqual([1, 1, 2, 4, 1]);
});

test('passes the event on, marked, if its record can’t be read', async () => {
  const { receive, reads, heard } = subscriber();
  receive(oversize('1'));
  receive(oversize('2'));
  await soon();
  reads[0]?.reject(new PlatformError('Unknown', { status: 404 }));
  reads[1]?.resolve('');
  await soon();
  expect(heard).toEqual(['update 1 (marked)', 'update 2 (marked)']);
});

test('subscribers share the request; one that throws or ends doesn’t affect the other', async () => {
  const { receive, reads, heard, listen, subscribe } = subscriber();
  const ended = listen();
  const throwing = subscribe(() => {
    throw new Error('On purpose');
  });
  for (const receiver of [throwing.receive, receive, ended.receive]) receiver(oversize('1'));
  await soon();
  ended.end();
  reads[0]?.resolve('whole');
  await soon();
  expect([heard, reads.length]).toEqual([['update 1 whole'], 1]);
  expect(console.error).toHaveBeenCalledOnce();
});

test('reads and delivers nothing after the last subscriber’s end', async () => {
  const { receive, reads, heard, listen, end } = subscriber();
  receive(oversize('1'));
  await soon();
  receive(oversize('2'));
  end();
  reads[0]?.resolve('whole');
  await vi.advanceTimersByTimeAsync(2000);
  listen().receive(oversize('3'));
  await vi.advanceTimersByTimeAsync(2000);
  expect([heard, reads.map(({ id }) => id)]).toEqual([[], ['1', '3']]);
});
