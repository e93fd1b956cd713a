import { expect, test } from 'vitest';
import { createSerialQueue } from './serial-queue';

/** Tasks that finish only when endOne is called. */
function deferredTasks() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, work, endOne };
}

test('runs tasks one at a time and rejects new ones while the queue is full', async () => {
  const { begun, work, endOne } = deferredTasks();
  const enqueue = createSerialQueue(2, () => undefined);
  expect(['a', 'b', 'c'].map((name) => enqueue(work(name)))).toEqual([true, true, false]);
  await endOne();
  expect(begun).toEqual(['a']);
  await endOne();
  expect(begun).toEqual(['a', 'b']);
  expect(enqueue(work('d'))).toBe(true);
  await endOne();
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
