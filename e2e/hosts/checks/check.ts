import type { CheckTarget, HostBehavior } from '../servers/host';

/** A row of the table. */
export interface HostCheck {
  title: string;
  /** Behaviors that may differ between hosts in this check. */
  behaviors: readonly (keyof HostBehavior)[];
  /** @returns how many responses were checked. @throws for the first that isn't as described */
  run(target: CheckTarget): Promise<number>;
}

/** @throws with the message, which should say what was requested and returned */
export function expectThat(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

/** Runs `check` on each item, 8 at a time. @returns the number of items */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  check: (item: Item) => Promise<void>,
): Promise<number> {
  const concurrency = 8;
  for (let index = 0; index < items.length; index += concurrency) {
    await Promise.all(items.slice(index, index + concurrency).map(check));
  }
  return items.length;
}
