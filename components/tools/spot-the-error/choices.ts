import type { SpotTheErrorContent } from '@/lib/content/types';

export type Case = SpotTheErrorContent['cases'][number];

/** The case whose claim is right, and the two whose claims aren't, in an order that depends on the case. */
export function choicesOf(cases: readonly Case[], { mistake, others }: Case): Case[] {
  const position = cases.findIndex((each) => each.mistake === mistake);
  const names = [...others].toSpliced(position % 3, 0, mistake);
  return names.flatMap((name) => cases.filter((each) => each.mistake === name));
}
