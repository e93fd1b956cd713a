/** @returns whether the work was taken; it is not while too much waits already */
export type Enqueue = (work: () => Promise<void>) => boolean;

/**
 * Does one work after the other, in the order they were given.
 *
 * @param most how many may wait at a time
 * @param failed hears of each work that has failed; the next one is done all the same
 */
export function createSerialQueue(most: number, failed: (error: unknown) => void): Enqueue {
  let waiting = 0;
  let last = Promise.resolve();
  return (work) => {
    if (waiting >= most) return false;
    waiting += 1;
    last = last
      .then(work)
      .catch(failed)
      .finally(() => {
        waiting -= 1;
      });
    return true;
  };
}
