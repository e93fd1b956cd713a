import type { SpotTheErrorContent } from '@/lib/content/types';
import { Answer } from './answer';
import { type Case, choicesOf } from './choices';

interface SampleQuestionProps {
  words: SpotTheErrorContent;
  drawn: Case;
}

/** The question as it works without scripts: its answer is in a disclosure. */
export function SampleQuestion({ words, drawn }: SampleQuestionProps) {
  return (
    <div className="px-4 py-4">
      <p className="font-semibold text-balance">{words.question}</p>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        {choicesOf(words.cases, drawn).map(({ mistake, claim }) => (
          <li key={mistake}>{claim}</li>
        ))}
      </ul>
      <details className="mt-2">
        <summary className="flex min-h-11 items-center text-blue underline print:hidden">
          {words.answer}
        </summary>
        <Answer words={words} drawn={drawn} />
      </details>
    </div>
  );
}
