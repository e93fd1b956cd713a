import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRecheck, maxWaitMs, minWaitMs } from './recheck';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
  });
  const page = Object.assign(new EventTarget(), { document });
  let checks = 0;
  const recheck = createRecheck({
    page,
    now: Date.now,
    check() {
      checks += 1;
      recheck.checkStarted();
    },
  });
  const end = recheck.listen();
  const back = () => void page.dispatchEvent(new Event('online'));
  const seen = () => void document.dispatchEvent(new Event('visibilitychange'));
  return { ...recheck, document, back, seen, end, checks: () => checks };
}

test('doesn’t recheck before a check has failed or after one has succeeded', () => {
  const { back, seen, checkStarted, checkEnded, checks } = open();
  back();
  checkStarted();
  seen();
  checkEnded(false);
  back();
  vi.runAllTimers();
  expect(checks()).toBe(0);
});

test('rechecks once on the first event after a failure, after the minimum wait', () => {
  const { back, seen, checkEnded, checks } = open();
  checkEnded(true);
  vi.advanceTimersByTime(0);
  expect(vi.getTimerCount()).toBe(0);
  back();
  seen();
  vi.advanceTimersByTime(minWaitMs - 1);
  expect(checks()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(checks()).toBe(1);
  // The check is in flight.
  back();
  vi.runAllTimers();
  expect(checks()).toBe(1);
});

test('doubles the wait with each failure up to the maximum and resets it on success', () => {
  const { back, checkEnded, checks } = open();
  const waits: number[] = [];
  for (let round = 0; round < 10; round++) {
    checkEnded(true);
    back();
    const before = Date.now();
    vi.advanceTimersToNextTimer();
    waits.push(Date.now() - before);
  }
  expect(waits.slice(0, 3)).toEqual([minWaitMs, 2 * minWaitMs, 4 * minWaitMs]);
  expect(waits.at(-1)).toBe(maxWaitMs);
  expect(checks()).toBe(10);
  checkEnded(false);
  checkEnded(true);
  vi.advanceTimersByTime(minWaitMs);
  back();
  vi.advanceTimersByTime(0);
  expect(checks()).toBe(11);
});

test('doesn’t recheck when the page is hidden', () => {
  const { document, seen, checkEnded, checks } = open();
  checkEnded(true);
  document.visibilityState = 'hidden';
  seen();
  vi.runAllTimers();
  expect(checks()).toBe(0);
});

test('doesn’t wait longer when the clock is set back', () => {
  const { back, checkEnded, checks } = open();
  checkEnded(true);
  vi.setSystemTime(Date.now() - 365 * 24 * 3600_000);
  back();
  vi.advanceTimersByTime(minWaitMs);
  expect(checks()).toBe(1);
});

test('doesn’t recheck after it stops listening', () => {
  const { back, checkEnded, end, checks } = open();
  checkEnded(true);
  back();
  end();
  back();
  vi.runAllTimers();
  expect(checks()).toBe(0);
});
