import type { SpotTheErrorContent } from '@/lib/content/types';
import type { Case } from './choices';

interface AnswerProps {
  words: SpotTheErrorContent;
  drawn: Case;
}

/** The mistake, why it's one, and the standard that says so. */
export function Answer({ words, drawn: { claim, reason, source } }: AnswerProps) {
  return (
    <>
      <p className="mt-2 font-semibold">{claim}</p>
      <p className="mt-1 text-pretty">{reason}</p>
      <p className="mt-1 text-(--quiet)">
        {words.source} {source}
      </p>
    </>
  );
}
