export interface Deadline {
  /** Aborts when the caller's signal does, when time runs out, or on `abort()`. */
  signal: AbortSignal;
  /** Whether the call ended because time ran out. */
  hasExpired(): boolean;
  /** Ends the call early. */
  abort(): void;
  /** Must be called when the call is over, whatever its outcome. */
  dispose(): void;
}

/** One deadline for a whole call, in `timeout` milliseconds; without `timeout`, only an abort ends the call. */
export function startDeadline(options: { signal?: AbortSignal; timeout?: number }): Deadline {
  const { signal: outer, timeout } = options;
  const controller = new AbortController();
  let expired = false;
  const abort = () => controller.abort();
  const timer =
    timeout === undefined
      ? undefined
      : setTimeout(() => {
          expired = !controller.signal.aborted;
          abort();
        }, timeout);
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    hasExpired: () => expired,
    abort,
    dispose() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}
