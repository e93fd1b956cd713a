import { invalidCall } from './errors';

export type Deadline = ReturnType<typeof startDeadline>;

/** The longest delay of a timer, 24.8 days: 2**31 - 1 ms. A longer one would end at once. */
const maxTimeout = 2_147_483_647;

/**
 * Starts the deadline of a whole call. Without `timeout`, which is in milliseconds, or with Infinity, only an abort ends
 * the call.
 *
 * @throws PlatformError `not_sent` for any other `timeout` that no timer can have
 */
export function startDeadline(options: { signal?: AbortSignal; timeout?: number }) {
  const { signal: outer, timeout = Infinity } = options;
  const isTimer = typeof timeout === 'number' && timeout >= 0 && timeout <= maxTimeout;
  if (!isTimer && timeout !== Infinity) {
    throw invalidCall(`timeout must be 0 to ${maxTimeout} ms, or Infinity: ${timeout}`);
  }
  const controller = new AbortController();
  let expired = false;
  const abort = () => controller.abort();
  const follow = () => {
    // As with AbortSignal.timeout().
    expired = outer?.reason?.name === 'TimeoutError';
    abort();
  };
  const timer =
    timeout === Infinity
      ? undefined
      : setTimeout(() => {
          expired = !controller.signal.aborted;
          abort();
        }, timeout);
  if (outer?.aborted) follow();
  outer?.addEventListener('abort', follow, { once: true });
  return {
    /** Aborts when the caller's signal does, when time runs out, or on `abort()`. */
    signal: controller.signal,
    /** Whether the call ended because time ran out. */
    hasExpired: () => expired,
    abort,
    /** Must be called when the call is over, whatever its outcome. */
    dispose(): void {
      clearTimeout(timer);
      outer?.removeEventListener('abort', follow);
    },
  };
}
