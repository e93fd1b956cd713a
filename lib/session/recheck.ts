type RecheckWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
};

/** Between a check that failed and the next one that nobody has asked for; doubled each time, up to the most. */
export const firstWaitMs = 2000;
export const longestWaitMs = 300_000;

interface RecheckConfig {
  page: RecheckWindow;
  /** Milliseconds since 1970. */
  now(): number;
  check(): void;
}

export interface Recheck {
  /** To be told of each check, whoever wanted it. */
  began(): void;
  ended(failed: boolean): void;
  /** @returns what ends it */
  listen(): () => void;
}

/**
 * Checks again after a failed check, when that can help: the network is back, or the reader is. Nothing is
 * asked on a timer alone, and each failure makes the next wait longer, so a platform that is down is left
 * in peace.
 */
export function createRecheck({ page, now, check }: RecheckConfig): Recheck {
  let failures = 0;
  let failedAt = 0;
  let isChecking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function due(): number {
    const wait = Math.min(firstWaitMs * 2 ** (failures - 1), longestWaitMs);
    // A clock that was set back must not make it wait for years.
    return Math.min(Math.max(failedAt + wait - now(), 0), wait);
  }

  function forgetTimer(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function happened(): void {
    const isHidden = page.document.visibilityState === 'hidden';
    if (failures === 0 || isChecking || isHidden || timer !== undefined) return;
    timer = setTimeout(check, due());
  }

  return {
    began() {
      forgetTimer();
      isChecking = true;
    },
    ended(failed) {
      isChecking = false;
      failures = failed ? failures + 1 : 0;
      failedAt = now();
    },
    listen() {
      page.addEventListener('online', happened);
      page.document.addEventListener('visibilitychange', happened);
      return () => {
        forgetTimer();
        page.removeEventListener('online', happened);
        page.document.removeEventListener('visibilitychange', happened);
      };
    },
  };
}
