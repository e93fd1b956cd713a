import { type ReactNode, useId, useRef, useState } from 'react';
import { NoBreakTags } from '@/components/sections/drawings/no-break-tags';
import { buttonStyles } from '@/components/ui/button-styles';
import { type Case, choicesOf } from './cases';
import type { GameWords } from './isolation';

export const questionId = 'spot-the-error-question';

interface QuestionProps {
  words: GameWords;
  drawn: Case;
  /** Of its set: some are the wrong choices. */
  cases: readonly Case[];
  /** The paragraph against its mistake. */
  source: string;
  /** Null for the sample. */
  day: string | null;
  /** More buttons, next to the answer's disclosure. */
  children: ReactNode;
}

/** Three choices. The right one shows the answer, which is in a disclosure until then. */
export function Question({ words, drawn, cases, source, day, children }: QuestionProps) {
  const name = useId();
  const choices = useRef<HTMLFieldSetElement>(null);
  /** Null until something is checked; empty if nothing was chosen. */
  const [checked, setChecked] = useState<string | null>(null);
  const [lastDay, setLastDay] = useState(day);
  if (lastDay !== day) {
    setLastDay(day);
    setChecked(null);
  }
  // The browser keeps the choice, also one made before hydration.
  const check = () =>
    setChecked(choices.current?.querySelector<HTMLInputElement>(':checked')?.value ?? '');
  const isRight = checked === drawn.mistake;
  // Not a form: before hydration, the policy would block it.
  return (
    <div className="px-4 pt-4">
      <fieldset key={day} id={questionId} tabIndex={-1} ref={choices}>
        <legend className="font-semibold text-balance">{words.question}</legend>
        {choicesOf(cases, drawn).map(({ mistake, claim }) => (
          <label
            key={mistake}
            className="mt-2 flex min-h-11 items-center gap-3 border border-rule px-3 py-2 hover:border-steel has-checked:border-ink"
          >
            <input
              type="radio"
              name={name}
              value={mistake}
              onChange={() => setChecked(null)}
              onKeyDown={({ key }) => key === 'Enter' && check()}
              className="size-4 shrink-0 accent-ink"
            />
            <span>
              <NoBreakTags text={claim} />
            </span>
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        className={`${buttonStyles.primary} needs-script mt-3 print:hidden`}
        onClick={check}
      >
        {words.check}
      </button>
      <div role="status">
        {checked === '' && <p className="mt-3">{words.choose}</p>}
        {checked !== null && checked !== '' && (
          <p
            className={`mt-3 border-l-4 pl-3 font-semibold ${isRight ? 'border-green' : 'border-red'}`}
          >
            {isRight ? words.right : words.wrong}
          </p>
        )}
        {isRight && <Answer words={words} drawn={drawn} source={source} />}
      </div>
      <div className="mt-1 flex flex-wrap items-start gap-x-5 pb-3 print:hidden">
        {children}
        {!isRight && (
          <details key={day} className="open:w-full">
            <summary className="flex min-h-11 items-center text-blue underline">
              {words.answer}
            </summary>
            <Answer words={words} drawn={drawn} source={source} />
          </details>
        )}
      </div>
    </div>
  );
}

type AnswerProps = Pick<QuestionProps, 'words' | 'drawn' | 'source'>;

/** The mistake, its hazard, and the standard against it. */
function Answer({ words, drawn: { claim, reason }, source }: AnswerProps) {
  return (
    <>
      <p className="mt-2 font-semibold">
        <NoBreakTags text={claim} />
      </p>
      <p className="mt-1 text-pretty">
        <NoBreakTags text={reason} />
      </p>
      <p className="mt-1 text-(--quiet)">{`${words.source} ${source}`}</p>
    </>
  );
}
