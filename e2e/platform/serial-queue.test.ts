import { expect, test } from 'vitest';
import { createSerialQueue } from './serial-queue';

/** Works that end when they are told to. */
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

test('one is done after the other, and what is too much is not taken until there is room', async () => {
  const { begun, work, endOne } = deferredTasks();
  const inTurn = createSerialQueue(2, () => undefined);
  expect(['a', 'b', 'c'].map((name) => inTurn(work(name)))).toEqual([true, true, false]);
  await endOne();
  expect(begun).toEqual(['a']);
  await endOne();
  expect(begun).toEqual(['a', 'b']);
  expect(inTurn(work('d'))).toBe(true);
  await endOne();
  expect(begun).toEqual(['a', 'b', 'd']);
});

test('one that fails is told of, and the next is done all the same', async () => {
  const failures: unknown[] = [];
  const inTurn = createSerialQueue(5, (error) => failures.push(error));
  inTurn(() => Promise.reject(new Error('no')));
  await new Promise<void>((resolve) => {
    inTurn(async () => resolve());
  });
  expect(failures).toEqual([new Error('no')]);
});
