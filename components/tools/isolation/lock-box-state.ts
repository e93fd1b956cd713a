import type { Step, WalkedPlanContent } from './walkthrough-state';

/** The lock box after some steps: the keys that are in it, and the personal locks that are on it. */
export interface LockBoxState {
  keys: { lock: string; isIn: boolean }[];
  /** In the order of the plan, then the visitor's. */
  locks: { lock: string; holder: string; isOn: boolean }[];
}

/**
 * A key leaves the box when the lock that it opens comes off.
 *
 * @param name on the visitor's lock; empty if it has none
 */
export function lockBoxAfter(
  { points, box, walkthrough: { own } }: Pick<WalkedPlanContent, 'points' | 'box' | 'walkthrough'>,
  steps: readonly Step[],
  name: string,
): LockBoxState {
  const areIn = steps.some(({ keys }) => keys === 'in');
  const unlocked = steps.map(({ unlock }) => unlock);
  const hung = new Set(steps.flatMap(({ hang = [] }) => hang));
  for (const lock of steps.flatMap(({ takeOff = [] }) => takeOff)) hung.delete(lock);
  const added = steps.flatMap(({ addsLock = [] }) => addsLock);
  const removed = new Set(steps.flatMap(({ removesLock = [] }) => removesLock));
  return {
    keys: [
      ...points.map(({ tag, lock }) => ({ lock, isIn: areIn && !unlocked.includes(tag) })),
      ...added.map((lock) => ({ lock, isIn: areIn && !removed.has(lock) })),
    ],
    locks: [
      ...box.locks.map(({ lock, holder }) => ({ lock, holder, isOn: hung.has(lock) })),
      { lock: own.lock, holder: name || own.unnamed, isOn: hung.has('own') },
    ],
  };
}
