import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startBudget } from './budget';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('ends when its time is over', () => {
  const budget = startBudget({ timeout: 4000 });
  vi.advanceTimersByTime(3999);
  expect([budget.signal.aborted, budget.spent()]).toEqual([false, false]);
  vi.advanceTimersByTime(1);
  expect([budget.signal.aborted, budget.spent()]).toEqual([true, true]);
});

test('ends when the caller ends it, and then it was not the time', () => {
  const caller = new AbortController();
  const budget = startBudget({ signal: caller.signal, timeout: 4000 });
  caller.abort();
  vi.advanceTimersByTime(4000);
  expect([budget.signal.aborted, budget.spent()]).toEqual([true, false]);
});

test('is over from the start when the caller has ended it before', () => {
  const budget = startBudget({ signal: AbortSignal.abort() });
  expect([budget.signal.aborted, budget.spent()]).toEqual([true, false]);
});

test('has no end without a timeout, and leaves no timer behind', () => {
  startBudget({});
  expect(vi.getTimerCount()).toBe(0);
  const budget = startBudget({ timeout: 4000 });
  expect(vi.getTimerCount()).toBe(1);
  budget.end();
  expect(vi.getTimerCount()).toBe(0);
});
