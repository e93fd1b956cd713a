import type { Plan } from '@/lib/calculations/isolation-choices';
import type { Case } from './choices';

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
