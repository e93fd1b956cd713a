/** A mistake, as a case of its set and as a choice in others. */
export interface Case {
  mistake: string;
  /** The mistake in words. */
  claim: string;
  /** The two mistakes that are wrong choices. */
  others: readonly string[];
  reason: string;
}

/** The case whose claim is right, and the two whose claims aren't, in an order that depends on the case. */
export function choicesOf<C extends Case>(cases: readonly C[], { mistake, others }: Case): C[] {
  const position = cases.findIndex((each) => each.mistake === mistake);
  const names = others.toSpliced(position % 3, 0, mistake);
  return names.flatMap((name) => cases.filter((each) => each.mistake === name));
}
