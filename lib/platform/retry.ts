const defaultDelayMs = 300;
const maxRetryAfterMs = 2000;

/** Whether asking again can help: no answer (null), 408, 429 and 5xx pass by themselves. */
export function isRetryable(status: number | null): boolean {
  return status === null || status === 408 || status === 429 || status >= 500;
}

/**
 * Milliseconds to wait before asking again. `retryAfter` is the header's text, seconds or an HTTP
 * date; one that is longer than two seconds, past or unreadable is not waited for.
 */
export function retryDelayMs(retryAfter: string | null, now: number): number {
  if (retryAfter === null) return defaultDelayMs;
  const wait = /^\s*\d+\s*$/.test(retryAfter)
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter) - now;
  return wait >= 0 && wait <= maxRetryAfterMs ? wait : defaultDelayMs;
}
