import { backoffMs } from './retry';

/** Milliseconds between two reads, and the longest wait after failures. */
const gap = { min: 1000, max: 30_000 };

/**
 * Keeps reads at least a second apart, and longer after each failure in a row, however many events ask for one.
 *
 * @param task resolves to whether the platform answered; never rejects
 */
export function createPacer(task: () => Promise<boolean>) {
  let waiting: (() => void)[] = [];
  let isReading = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  /** On a clock that never jumps. */
  let readyAt = 0;

  function schedule(): void {
    if (isReading || timer !== undefined || waiting.length === 0) return;
    timer = setTimeout(() => void start(), Math.max(0, readyAt - performance.now()));
  }

  async function start(): Promise<void> {
    timer = undefined;
    const callers = waiting;
    waiting = [];
    isReading = true;
    failures = (await task()) ? 0 : failures + 1;
    isReading = false;
    readyAt = performance.now() + Math.max(gap.min, backoffMs(failures, gap));
    for (const done of callers) done();
    schedule();
  }

  return {
    /** Reads once the gap after the last read is over. Calls in the meantime share that read. Resolves when it's done. */
    read: () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve);
        schedule();
      }),
    /** Forgets the read that waits. Its callers wait for good. */
    cancel(): void {
      waiting = [];
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
