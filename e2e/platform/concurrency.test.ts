import { expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrency';

/** Work that ends when it is told to. */
function deferredTasks() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  return { begun, work, endOne: () => ends.shift()?.() };
}

test('a few are under way, a few wait in their order, and the rest are refused', async () => {
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

test('work that fails makes room for the next', async () => {
  const limit = createConcurrencyLimit({ atOnce: 1, waiting: 1 });
  const failing = limit.run(() => Promise.reject(new Error('no')));
  const next = limit.run(async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});
