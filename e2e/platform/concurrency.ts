export interface ConcurrencyLimit {
  /** Runs the work as soon as a slot is free, in the order of the calls. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** @param atOnce maximum number of tasks running at a time */
export function createConcurrencyLimit(atOnce: number): ConcurrencyLimit {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (running < atOnce) running += 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        // The next task takes over the slot.
        if (next) next();
        else running -= 1;
      }
    },
  };
}
