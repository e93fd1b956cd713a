import { ApiError } from './errors';

export interface ConcurrencyLimit {
  /** Does the work now or when it is its turn. Throws ApiError 503 while too much waits already. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** How much work has been done, and how much of it was under way at the same time at most. */
  stats(): { done: number; mostAtOnce: number };
}

/**
 * @param atOnce how much work is under way at a time
 * @param waiting how much of it may wait, first come first served
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

  const begin = () => {
    running += 1;
    mostAtOnce = Math.max(mostAtOnce, running);
  };
  const turn = (): Promise<void> => {
    if (running < atOnce) {
      begin();
      return Promise.resolve();
    }
    if (queue.length >= waiting) {
      throw new ApiError(503, 'too_busy', 'The platform is busy: try again in 1 s', {
        headers: { 'Retry-After': '1' },
      });
    }
    return new Promise((resolve) => {
      queue.push(() => {
        begin();
        resolve();
      });
    });
  };

  return {
    async run(work) {
      await turn();
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
