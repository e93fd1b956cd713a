import { contentWithoutMedia } from '@/lib/content';

/** The register of the example plant, for what a film shows of it. */
export const { plant } = contentWithoutMedia();

/** @throws when the register has no entry of this tag: one of its own fields names what it lacks */
export function findByTag<T extends { tag: string }>(
  list: readonly T[],
  tag: string | undefined,
): T {
  const entry = list.find((candidate) => candidate.tag === tag);
  if (entry === undefined) throw new Error(`content/plant.yaml: no entry has the tag ${tag}.`);
  return entry;
}

/** The hour of a clock time like "08:00". */
export function hourOf(time: string): number {
  return Number.parseInt(time, 10);
}
