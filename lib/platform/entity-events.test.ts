import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { completeEvents, createEventCompletion } from './entity-events';
import { PlatformError } from './errors';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

const settled = () => new Promise<void>((done) => setImmediate(done));
const event = (id: string, title: string, more = {}) => ({
  type: 'update',
  id,
  data: { title, ...more },
});
const oversize = (id: string) => event(id, '', { _oversize: true });

/** A subscriber whose records are read by hand. */
function subscriber() {
  const reads: { id: string; resolve(title: string): void; reject(error: Error): void }[] = [];
  const complete = createEventCompletion(
    (id) =>
      new Promise((resolve, reject) => {
        const answer = (title: string) =>
          resolve({ status: 200, headers: new Headers(), data: title === '' ? null : { title } });
        reads.push({ id, resolve: answer, reject });
      }),
  );
  const heard: string[] = [];
  const listen = () =>
    completeEvents(complete, ({ type, id, data }) => {
      heard.push(`${type} ${id} ${data.title}${data._oversize ? '(marked)' : ''}`);
    });
  return { reads, heard, listen, ...listen() };
}

test('completes an oversize event before the record’s later ones; others don’t wait', async () => {
  const { receive, reads, heard } = subscriber();
  receive(oversize('1'));
  receive(event('1', 'later'));
  receive({ type: 'delete', id: '1', data: { title: 'gone', _oversize: true } });
  receive(event('2', 'other'));
  expect(heard).toEqual(['update 2 other']);
  reads[0]?.resolve('whole');
  await settled();
  receive(event('1', 'at once'));
  expect(heard.slice(1)).toEqual([
    'update 1 whole',
    'update 1 later',
    'delete 1 gone(marked)',
    'update 1 at once',
  ]);
  expect(reads).toHaveLength(1);
});

test('keeps the order of two oversize events whose records arrive in reverse', async () => {
  const { receive, reads, heard } = subscriber();
  receive(oversize('1'));
  receive(oversize('1'));
  reads[1]?.resolve('second');
  await settled();
  expect(heard).toEqual([]);
  reads[0]?.resolve('first');
  await settled();
  expect(heard).toEqual(['update 1 first', 'update 1 second']);
});

test('passes the event on, marked, if its record can’t be read', async () => {
  const { receive, reads, heard } = subscriber();
  receive(oversize('1'));
  reads[0]?.reject(new PlatformError('Unknown', { status: 404 }));
  receive(oversize('2'));
  reads[1]?.resolve('');
  await settled();
  expect(heard).toEqual(['update 1 (marked)', 'update 2 (marked)']);
});

test('subscribers share the request; one that throws or ends doesn’t affect the other', async () => {
  const { receive, reads, heard, listen } = subscriber();
  const ended = listen();
  const shared = oversize('1');
  for (const receiver of [receive, ended.receive]) receiver(shared);
  ended.end();
  reads[0]?.resolve('whole');
  await settled();
  expect([heard, reads.length]).toEqual([['update 1 whole'], 1]);
});

test('drops the event when the client was cleaned up, and logs what a subscriber throws', async () => {
  const { receive, reads, heard } = subscriber();
  receive(oversize('1'));
  reads[0]?.reject(new PlatformError('The call was aborted', { code: 'aborted' }));
  await settled();
  expect(heard).toEqual([]);
  const throwing = completeEvents(
    async (received) => received,
    () => {
      throw new Error('On purpose');
    },
  );
  throwing.receive(oversize('1'));
  await settled();
  expect(console.error).toHaveBeenCalledOnce();
});
