'use client';

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { isComposing } from '@/lib/page/events';
import { askedAt, type Found, type Question } from '@/lib/plant/ask/find';

interface QuestionFieldProps {
  /** Shown in the questions. */
  time: string;
  find: (words: string) => Promise<Found | null>;
  onAsk: (question: Question) => void;
  onList: (found: Found) => void;
}

const [maxQuestions, maxEntries] = [6, 4];
const nothing: Found = { questions: [], isFit: false, entries: [], words: [], turns: [] };

/**
 * A field that finds questions and entries as one types, after the combobox pattern of the ARIA Authoring Practices. It
 * answers nothing: a question is asked by choosing it.
 */
export function QuestionField({ time, find, onAsk, onList }: QuestionFieldProps) {
  const [found, setFound] = useState(nothing);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef('');
  const id = useId();
  const questions = found.questions.slice(0, maxQuestions);
  const entries = found.entries.slice(0, maxEntries);
  const isShown = isOpen && found.words.length > 0;
  const turned = found.turns.map((word) => `“${word}”`).join(', ');
  const questionsLabel =
    turned === ''
      ? 'Questions with an answer on file'
      : `Questions with an answer on file. They’re answered as they’re written, without ${turned}.`;
  const options = [
    ...questions.map((question) => () => onAsk(question)),
    ...entries.map(() => () => onList(found)),
  ];

  async function search(words: string) {
    latest.current = words;
    const next = (await find(words)) ?? nothing;
    // Only what the last letter finds.
    if (latest.current !== words) return next;
    setFound(next);
    setActive(-1);
    setOpen(true);
    return next;
  }

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function choose(option: () => void) {
    close();
    option();
    latest.current = '';
    if (field.current !== null) field.current.value = '';
    setFound(nothing);
  }

  /** Without a choice, asks the first question that has all the words, or lists the entries that do. */
  async function enter() {
    const chosen = options[active];
    if (isShown && chosen !== undefined) return choose(chosen);
    const now = await search(field.current?.value ?? '');
    const [first] = now.questions;
    if (now.words.length === 0) return;
    choose(first !== undefined && now.isFit ? () => onAsk(first) : () => onList(now));
  }

  function handleKey(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') void enter();
    if (!isShown) return;
    // In a search field, Escape would also delete the words.
    if (event.key === 'Escape' || step !== undefined) event.preventDefault();
    if (event.key === 'Escape') close();
    if (step !== undefined && options.length > 0) {
      const from = active < 0 && step < 0 ? 0 : active;
      setActive((from + step + options.length) % options.length);
    }
  }

  // What was typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (field.current?.value) void search(field.current.value);
  }, []);

  useEffect(() => {
    document.getElementById(`${id}${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const optionProps = (place: number) => ({
    id: `${id}${place}`,
    role: 'option',
    'aria-selected': place === active,
    className:
      'flex min-h-11 cursor-pointer items-center gap-3 px-3 py-2 leading-snug hover:bg-paper-deep aria-selected:bg-paper-deep aria-selected:outline-2 aria-selected:-outline-offset-2',
    onClick: () => choose(options[place] ?? close),
  });

  return (
    // Not a form: before hydration, the policy would block it.
    <search className="needs-script relative block">
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-label="Ask Unit 200"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={id}
        aria-activedescendant={active < 0 ? undefined : `${id}${active}`}
        placeholder="Find a question: P-201A, isolated, handover"
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
        onInput={({ currentTarget }) => void search(currentTarget.value)}
        onFocus={() => setOpen(true)}
        onBlur={close}
        onKeyDown={handleKey}
        className="min-h-11 w-full border border-ink bg-white px-3"
      />
      {isShown && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a press in it leaves the focus in the field
        <div
          role="presentation"
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-20 max-h-96 overflow-y-auto border border-t-0 border-ink bg-white text-ink"
        >
          <div id={id} role="listbox" aria-label="Questions and entries">
            {questions.length > 0 && (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be in a listbox
              <div role="group" aria-label={questionsLabel}>
                <p aria-hidden="true" className="tag px-3 pt-2 text-steel normal-case">
                  {questionsLabel}
                </p>
                {questions.map((question, place) => (
                  <div key={question.id} {...optionProps(place)}>
                    {askedAt(question.ask, time)}
                  </div>
                ))}
              </div>
            )}
            {entries.length > 0 && (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be in a listbox
              <div role="group" aria-label="Entries with these words">
                <p aria-hidden="true" className="tag px-3 pt-2 text-steel normal-case">
                  Entries with these words
                </p>
                {entries.map(({ at, text }, place) => (
                  <div key={`${at}${text}`} {...optionProps(questions.length + place)}>
                    <span className="font-mono text-[0.8rem]">{at.slice(11)}</span>
                    <span>{text}</span>
                  </div>
                ))}
              </div>
            )}
          </div>
          {entries.length === 0 && (
            <p role="status" className="px-3 py-2 text-steel">
              {`No entry has these words: ${found.words.map((word) => `“${word}”`).join(', ')}.`}
            </p>
          )}
        </div>
      )}
    </search>
  );
}
