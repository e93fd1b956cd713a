export interface Budget {
  /** Aborts when the caller's does or the time is over. */
  signal: AbortSignal;
  /** Whether it was the time that ended the call. */
  spent(): boolean;
  /** Ends the call before its time. */
  abort(): void;
  /** Has to be called when the call is over, whatever became of it. */
  end(): void;
}

/** One budget of `timeout` milliseconds for a whole call; without one, only the caller ends it. */
export function startBudget(options: { signal?: AbortSignal; timeout?: number }): Budget {
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
    spent: () => spent,
    abort,
    end() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}
