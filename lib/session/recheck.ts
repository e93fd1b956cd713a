/** Wait after a failed check before an automatic recheck. Doubles with each failure, up to the longest. */
export const minWaitMs = 2000;
export const maxWaitMs = 300_000;

type RecheckWindow = Pick<Window, 'addEventListener'> & {
  document: Pick<Document, 'addEventListener' | 'visibilityState'>;
};

/**
 * Rechecks the session after a failure when the network or the user comes back. There's no polling, and
 * each failure doubles the wait, so browsers don't flood the platform after an outage.
 */
export function createRecheck(page: RecheckWindow, check: () => void) {
  const { document } = page;
  let failures = 0;
  /** Null unless the last check has failed. */
  let failedAt: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function onEvent(): void {
    const isHidden = document.visibilityState === 'hidden';
    if (failedAt === null || isHidden || timer !== undefined) return;
    const wait = Math.min(minWaitMs * 2 ** (failures - 1), maxWaitMs);
    // If the clock was set back, the wait must not grow to years.
    timer = setTimeout(check, Math.min(Math.max(failedAt + wait - Date.now(), 0), wait));
  }

  page.addEventListener('online', onEvent);
  document.addEventListener('visibilitychange', onEvent);
  return {
    /** Call for every check, manual ones included. */
    checkStarted(): void {
      clearTimeout(timer);
      timer = undefined;
      failedAt = null;
    },
    checkEnded(hasFailed: boolean): void {
      failures = hasFailed ? failures + 1 : 0;
      failedAt = hasFailed ? Date.now() : null;
    },
  };
}
