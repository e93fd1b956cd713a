import type { CheckTarget, HostBehavior } from '../servers/host';

/** One line of the table. */
export interface HostCheck {
  title: string;
  /** The ways in which hosts may differ here. */
  behaviors: readonly (keyof HostBehavior)[];
  /** @returns how many answers were looked at; rejects with the first that is not as described */
  run(subject: CheckTarget): Promise<number>;
}

/** Says what was asked and what came, for whoever reads the table. */
export function expectThat(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new Error(sentence);
}

/** Looks at each of them, a few at a time. @returns how many there were */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  look: (item: Item) => Promise<void>,
): Promise<number> {
  const atOnce = 8;
  for (let index = 0; index < items.length; index += atOnce) {
    await Promise.all(items.slice(index, index + atOnce).map(look));
  }
  return items.length;
}
