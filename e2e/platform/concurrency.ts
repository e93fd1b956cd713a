import { ApiError } from './errors';

export interface ConcurrencyLimit {
  /** Runs the work as soon as a slot is free. Throws ApiError 503 while the queue is full. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** How many tasks have finished, and the peak number that ran concurrently. */
  stats(): { done: number; mostAtOnce: number };
}

/**
 * @param atOnce maximum number of tasks running at a time
 * @param waiting maximum number of tasks in the queue, which is FIFO
 */
export function createConcurrencyLimit({
  atOnce,
  waiting,
}: {
  atOnce: number;
  waiting: number;
}): ConcurrencyLimit {
  const queue: (() => void)[] = [];
  let running = 0;
  let done = 0;
  let mostAtOnce = 0;

  const start = () => {
    running += 1;
    mostAtOnce = Math.max(mostAtOnce, running);
  };
  const acquireSlot = (): Promise<void> => {
    if (running < atOnce) {
      start();
      return Promise.resolve();
    }
    if (queue.length >= waiting) {
      throw new ApiError(503, 'too_busy', 'The platform is busy: try again in 1 s', {
        headers: { 'Retry-After': '1' },
      });
    }
    return new Promise((resolve) => {
      queue.push(() => {
        start();
        resolve();
      });
    });
  };

  return {
    async run(work) {
      await acquireSlot();
      try {
        return await work();
      } finally {
        done += 1;
        running -= 1;
        queue.shift()?.();
      }
    },
    stats: () => ({ done, mostAtOnce }),
  };
}

/** @returns false if the queue is full and the work won't run */
type Enqueue = (work: () => Promise<unknown>) => boolean;

/**
 * Runs async work one at a time, in order.
 *
 * @param maxPending how many may be running or queued at a time
 * @param onError called with each failure; the next work runs regardless
 */
export function createSerialQueue(maxPending: number, onError: (error: unknown) => void): Enqueue {
  let pending = 0;
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    if (pending >= maxPending) return false;
    pending += 1;
    last = last
      .then(work)
      .catch(onError)
      .finally(() => {
        pending -= 1;
      });
    return true;
  };
}
