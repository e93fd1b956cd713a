import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createConcurrencyLimit, createSerialQueue } from './concurrency';

/** Tasks that finish only when endOne is called. */
function deferredTasks() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  return { begun, work, endOne: () => ends.shift()?.() };
}

test('runs up to the limit, queues in order, and refuses the rest with 503', async () => {
  const { begun, work, endOne } = deferredTasks();
  const limit = createConcurrencyLimit({ atOnce: 2, waiting: 1 });
  const [a, b, c] = ['a', 'b', 'c'].map((name) => limit.run(work(name)));
  await expect(limit.run(work('d'))).rejects.toMatchObject({
    status: 503,
    code: 'too_busy',
    more: { headers: { 'Retry-After': '1' } },
  });
  expect(begun).toEqual(['a', 'b']);
  endOne();
  expect(await a).toBe('a');
  expect(begun).toEqual(['a', 'b', 'c']);
  endOne();
  endOne();
  expect(await Promise.all([b, c])).toEqual(['b', 'c']);
  expect(limit.stats()).toEqual({ done: 3, mostAtOnce: 2 });
});

test('frees the slot when a task fails', async () => {
  const limit = createConcurrencyLimit({ atOnce: 1, waiting: 1 });
  const failing = limit.run(() => Promise.reject(new Error('no')));
  const next = limit.run(async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});

test('runs tasks one at a time and rejects new ones while the queue is full', async () => {
  const { begun, work, endOne } = deferredTasks();
  const enqueue = createSerialQueue(2, () => undefined);
  expect(['a', 'b', 'c'].map((name) => enqueue(work(name)))).toEqual([true, true, false]);
  endOne();
  await setImmediate();
  expect(begun).toEqual(['a']);
  endOne();
  await setImmediate();
  expect(begun).toEqual(['a', 'b']);
  expect(enqueue(work('d'))).toBe(true);
  endOne();
  await setImmediate();
  expect(begun).toEqual(['a', 'b', 'd']);
});

test('reports a task that fails and still runs the next', async () => {
  const failures: unknown[] = [];
  const enqueue = createSerialQueue(5, (error) => failures.push(error));
  enqueue(() => Promise.reject(new Error('no')));
  await new Promise<void>((resolve) => {
    enqueue(async () => resolve());
  });
  expect(failures).toEqual([new Error('no')]);
});
