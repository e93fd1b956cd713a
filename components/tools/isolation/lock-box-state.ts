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
  const keys = new Map(points.map(({ lock }) => [lock, false]));
  const hung = new Set<string>();
  for (const step of steps) {
    if (step.keys === 'in') for (const lock of keys.keys()) keys.set(lock, true);
    const unlocked = points.find(({ tag }) => tag === step.unlock);
    if (unlocked !== undefined) keys.set(unlocked.lock, false);
    for (const lock of step.hang ?? []) hung.add(lock);
    for (const lock of step.takeOff ?? []) hung.delete(lock);
  }
  return {
    keys: [...keys].map(([lock, isIn]) => ({ lock, isIn })),
    locks: [
      ...box.locks.map(({ lock, holder }) => ({ lock, holder, isOn: hung.has(lock) })),
      { lock: own.lock, holder: name || own.unnamed, isOn: hung.has('own') },
    ],
  };
}
