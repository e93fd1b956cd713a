import type { Plan } from '@/lib/calculations/isolation-choices';

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

/** A plan without a drawing, with one mistake. */
export interface WrittenCase {
  title: string;
  place: string;
  plan: Plan;
  drawn: Case;
  /** Of its set, for the choices. */
  cases: readonly Case[];
  /** The paragraph against its mistake. */
  source: string;
}

/** Fetches them. A failure isn't kept, so the next try is another one. */
export async function loadWrittenCases(): Promise<readonly WrittenCase[]> {
  const response = await fetch('/spot-the-error.json');
  if (!response.ok) throw new Error(`/spot-the-error.json answered with status ${response.status}`);
  // Safe: the build has written it from validated content.
  return (await response.json()) as WrittenCase[];
}
