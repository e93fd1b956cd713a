export interface Deadline {
  /** Aborts when the caller's does or the time is over. */
  signal: AbortSignal;
  /** Whether it was the time that ended the call. */
  hasExpired(): boolean;
  /** Ends the call before its time. */
  abort(): void;
  /** Has to be called when the call is over, whatever became of it. */
  dispose(): void;
}

/** One budget of `timeout` milliseconds for a whole call; without one, only the caller ends it. */
export function startDeadline(options: { signal?: AbortSignal; timeout?: number }): Deadline {
  const { signal: outer, timeout } = options;
  const controller = new AbortController();
  let spent = false;
  const abort = () => controller.abort();
  const timer =
    timeout === undefined
      ? undefined
      : setTimeout(() => {
          spent = !controller.signal.aborted;
          abort();
        }, timeout);
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    hasExpired: () => spent,
    abort,
    dispose() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}
