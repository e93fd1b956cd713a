import { expect, test } from 'vitest';
import { retryDelayMs } from './retry';

const now = Date.parse('2026-03-01T12:00:00Z');

test.each([
  [null, 300],
  ['0', 0],
  ['1', 1000],
  [' 2 ', 2000],
  ['3', 300],
  ['3600', 300],
  ['-1', 300],
  ['1.5', 300],
  ['soon', 300],
  ['', 300],
  ['9'.repeat(400), 300],
  ['Sun, 01 Mar 2026 12:00:02 GMT', 2000],
  ['Sun, 01 Mar 2026 12:00:00 GMT', 0],
  ['Sun, 01 Mar 2026 12:00:03 GMT', 300],
  ['Sun, 01 Mar 2026 11:59:59 GMT', 300],
])('with Retry-After %j, waits %i ms', (header, wait) => {
  expect(retryDelayMs(header, now)).toBe(wait);
});
