import type { Subject, Ways } from '../servers/host';

/** One line of the table. */
export interface Row {
  title: string;
  /** The ways in which hosts may differ here. */
  about: readonly (keyof Ways)[];
  /** @returns how many answers were looked at; rejects with the first that is not as described */
  check(subject: Subject): Promise<number>;
}

/** Says what was asked and what came, for whoever reads the table. */
export function expectThat(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new Error(sentence);
}

/** Looks at each of them, a few at a time. @returns how many there were */
export async function each<Item>(
  items: readonly Item[],
  look: (item: Item) => Promise<void>,
): Promise<number> {
  const atOnce = 8;
  for (let index = 0; index < items.length; index += atOnce) {
    await Promise.all(items.slice(index, index + atOnce).map(look));
  }
  return items.length;
}
