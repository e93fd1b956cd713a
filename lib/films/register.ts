import { contentWithoutMedia } from '@/lib/content';

/** The register of the example plant. */
export const { plant } = contentWithoutMedia();

/** @throws an Error if the list has no entry with this tag, so a reference in the register is broken */
export function findByTag<T extends { tag: string }>(
  list: readonly T[],
  tag: string | undefined,
): T {
  const entry = list.find((candidate) => candidate.tag === tag);
  if (entry === undefined) throw new Error(`content/plant.yaml: no entry has the tag ${tag}.`);
  return entry;
}

/** The hour of a time such as "08:00". */
export function hourOf(time: string): number {
  return Number.parseInt(time, 10);
}
