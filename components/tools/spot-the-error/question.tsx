import { useId, useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import type { SpotTheErrorContent } from '@/lib/content/types';
import { Answer } from './answer';
import { type Case, choicesOf } from './choices';

export const questionId = 'spot-the-error-question';

interface QuestionProps {
  words: SpotTheErrorContent;
  drawn: Case;
}

/** Three choices, and the answer to the one that was checked. */
export function Question({ words, drawn }: QuestionProps) {
  const id = useId();
  const [chosen, choose] = useState<string | null>(null);
  /** Null until something is checked; empty if nothing was chosen. */
  const [checked, check] = useState<string | null>(null);
  return (
    <form
      className="px-4 py-4"
      onSubmit={(event) => {
        event.preventDefault();
        check(chosen ?? '');
      }}
    >
      <fieldset id={questionId} tabIndex={-1}>
        <legend className="font-semibold">{words.question}</legend>
        {choicesOf(words.cases, drawn).map(({ mistake, claim }) => (
          <label
            key={mistake}
            className="mt-2 flex min-h-11 items-center gap-3 rounded-plate border border-rule px-3 py-2 has-checked:border-ink"
          >
            <input
              type="radio"
              name={id}
              checked={chosen === mistake}
              onChange={() => choose(mistake)}
              className="size-4 shrink-0 accent-ink"
            />
            {claim}
          </label>
        ))}
      </fieldset>
      <button type="submit" className={`${buttonStyles.primary} mt-3 print:hidden`}>
        {words.check}
      </button>
      <div role="status" className="mt-3">
        {checked === '' && <p>{words.choose}</p>}
        {checked !== null && checked !== '' && (
          <>
            <p
              className={`border-l-4 pl-3 font-semibold ${checked === drawn.mistake ? 'border-green' : 'border-red'}`}
            >
              {checked === drawn.mistake ? words.right : words.wrong}
            </p>
            <Answer words={words} drawn={drawn} />
          </>
        )}
      </div>
    </form>
  );
}
