const defaultDelayMs = 300;
const maxRetryAfterMs = 2000;

/** Whether a retry can help: no response (null), 408, 429, and 5xx are often temporary. */
export function isRetryable(status: number | null): boolean {
  return status === null || status === 408 || status === 429 || status >= 500;
}

/**
 * Milliseconds to wait before a retry; null for over two seconds, which nobody waits for. `retryAfter` is the header's
 * value, in seconds or as an HTTP date. If it's in the past or unreadable, the default applies.
 */
export function retryDelayMs(retryAfter: string | null, now: number): number | null {
  if (retryAfter === null) return defaultDelayMs;
  const wait = /^\s*\d+\s*$/.test(retryAfter)
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter) - now;
  if (wait > maxRetryAfterMs) return null;
  return wait >= 0 ? wait : defaultDelayMs;
}

/** Milliseconds before the next attempt after a number of failures in a row: doubled each time, plus or minus 50%. */
export function backoffMs(failures: number, { min, max }: { min: number; max: number }): number {
  return Math.min(max, min * 2 ** (failures - 1)) * (0.5 + Math.random());
}
