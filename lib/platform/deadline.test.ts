import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDeadline } from './deadline';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('aborts when time runs out', () => {
  const deadline = startDeadline({ timeout: 4000 });
  vi.advanceTimersByTime(3999);
  expect([deadline.signal.aborted, deadline.hasExpired()]).toEqual([false, false]);
  vi.advanceTimersByTime(1);
  expect([deadline.signal.aborted, deadline.hasExpired()]).toEqual([true, true]);
});

test('aborts with the caller’s signal, without having expired', () => {
  const caller = new AbortController();
  const deadline = startDeadline({ signal: caller.signal, timeout: 4000 });
  caller.abort();
  vi.advanceTimersByTime(4000);
  expect([deadline.signal.aborted, deadline.hasExpired()]).toEqual([true, false]);
});

test('is aborted from the start when the caller’s signal is', () => {
  const deadline = startDeadline({ signal: AbortSignal.abort() });
  expect([deadline.signal.aborted, deadline.hasExpired()]).toEqual([true, false]);
});

test('starts no timer without a timeout and leaves none behind', () => {
  startDeadline({});
  expect(vi.getTimerCount()).toBe(0);
  const deadline = startDeadline({ timeout: 4000 });
  expect(vi.getTimerCount()).toBe(1);
  deadline.dispose();
  expect(vi.getTimerCount()).toBe(0);
});
