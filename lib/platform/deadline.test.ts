import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDeadline } from './deadline';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('ends when its time is over', () => {
  const budget = startDeadline({ timeout: 4000 });
  vi.advanceTimersByTime(3999);
  expect([budget.signal.aborted, budget.hasExpired()]).toEqual([false, false]);
  vi.advanceTimersByTime(1);
  expect([budget.signal.aborted, budget.hasExpired()]).toEqual([true, true]);
});

test('ends when the caller ends it, and then it was not the time', () => {
  const caller = new AbortController();
  const budget = startDeadline({ signal: caller.signal, timeout: 4000 });
  caller.abort();
  vi.advanceTimersByTime(4000);
  expect([budget.signal.aborted, budget.hasExpired()]).toEqual([true, false]);
});

test('is over from the start when the caller has ended it before', () => {
  const budget = startDeadline({ signal: AbortSignal.abort() });
  expect([budget.signal.aborted, budget.hasExpired()]).toEqual([true, false]);
});

test('has no end without a timeout, and leaves no timer behind', () => {
  startDeadline({});
  expect(vi.getTimerCount()).toBe(0);
  const budget = startDeadline({ timeout: 4000 });
  expect(vi.getTimerCount()).toBe(1);
  budget.dispose();
  expect(vi.getTimerCount()).toBe(0);
});
