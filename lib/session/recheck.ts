type RecheckWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
};

/** Wait after a failed check before an automatic recheck. Doubles with each failure, up to the longest. */
export const minWaitMs = 2000;
export const maxWaitMs = 300_000;

interface RecheckConfig {
  page: RecheckWindow;
  /** Milliseconds since 1970. */
  now(): number;
  check(): void;
}

export interface Recheck {
  /** Call for every check, manual ones included. */
  checkStarted(): void;
  checkEnded(failed: boolean): void;
  /** @returns a function that stops listening */
  listen(): () => void;
}

/**
 * Rechecks the session after a failure when the network or the user comes back. There's no polling, and
 * each failure doubles the wait, so browsers don't flood the platform after an outage.
 */
export function createRecheck({ page, now, check }: RecheckConfig): Recheck {
  let failures = 0;
  let failedAt = 0;
  let isChecking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function due(): number {
    const wait = Math.min(minWaitMs * 2 ** (failures - 1), maxWaitMs);
    // If the clock was set back, the wait must not grow to years.
    return Math.min(Math.max(failedAt + wait - now(), 0), wait);
  }

  function cancelTimer(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function onEvent(): void {
    const isHidden = page.document.visibilityState === 'hidden';
    if (failures === 0 || isChecking || isHidden || timer !== undefined) return;
    timer = setTimeout(check, due());
  }

  return {
    checkStarted() {
      cancelTimer();
      isChecking = true;
    },
    checkEnded(failed) {
      isChecking = false;
      failures = failed ? failures + 1 : 0;
      failedAt = now();
    },
    listen() {
      page.addEventListener('online', onEvent);
      page.document.addEventListener('visibilitychange', onEvent);
      return () => {
        cancelTimer();
        page.removeEventListener('online', onEvent);
        page.document.removeEventListener('visibilitychange', onEvent);
      };
    },
  };
}
