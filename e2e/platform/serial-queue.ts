/** @returns false if the queue is full and the work won't run */
export type Enqueue = (work: () => Promise<void>) => boolean;

/**
 * Runs async work one at a time, in order.
 *
 * @param maxPending how many may be running or queued at a time
 * @param onError called with each failure; the next work runs regardless
 */
export function createSerialQueue(maxPending: number, onError: (error: unknown) => void): Enqueue {
  let pending = 0;
  let last = Promise.resolve();
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
