'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { DrawingFrame } from '@/components/sections/drawings/drawing-frame';
import { RecordTags } from '@/components/sections/drawings/tagged-text';
import { buttonStyles } from '@/components/ui/button-styles';
import { isComposing } from '@/lib/page/is-composing';
import { pushToolLink, readToolLink, toolsInUrl, toolsMark } from '@/lib/page/tool-links';
import type { Answer } from '@/lib/plant/ask/answer';
import { answerQuestion, maxQuestionLength } from '@/lib/plant/ask/answer-question';
import { Announcement } from '../announcement';
import { loadModel, preloadModel } from '../records/load-model';
import { AnswerView } from './answer-view';

interface AskUnitProps {
  /** To try. The page has the answer to the first. */
  questions: readonly string[];
  answer: Answer | null;
  /** Tags and names in that answer. */
  tags: readonly string[];
  /** The date of the shift. */
  date: string;
}

const id = 'ask';

interface Asked {
  question: string;
  answer: Answer | null;
  tags: readonly string[];
}

/** A field for questions about the plant's records, and the answer. Nothing is sent: the records are a file. */
export default function AskUnit({ questions, answer, tags, date }: AskUnitProps) {
  const [first = ''] = questions;
  const [asked, setAsked] = useState<Asked>({ question: first, answer, tags });
  const [isFailed, setFailed] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const ask = useCallback(async (question: string) => {
    setFailed(false);
    try {
      const model = await loadModel();
      setAsked({
        question,
        answer: answerQuestion(question, model),
        tags: model.records.map(({ tag }) => tag),
      });
    } catch {
      setFailed(true);
    }
  }, []);

  useEffect(() => preloadModel((model) => answerQuestion(first, model)), [first]);

  useEffect(() => {
    function askLinked() {
      const linked = readToolLink(id);
      if (typeof linked !== 'string' || linked.trim() === '') return false;
      const question = linked.slice(0, maxQuestionLength);
      if (field.current !== null) field.current.value = question;
      void ask(question);
      return true;
    }
    // Back to before the first question.
    function restore() {
      if (askLinked() || history.state !== toolsMark) return;
      if (field.current !== null) field.current.value = '';
      void ask(first);
    }
    // What was typed before hydration, perhaps with Enter.
    const typed = field.current?.value ?? '';
    if (typed.trim() !== '') pushToolLink(id, typed);
    else if (toolsInUrl()[0] === id) document.getElementById(id)?.scrollIntoView();
    askLinked();
    addEventListener('popstate', restore);
    return () => removeEventListener('popstate', restore);
  }, [ask, first]);

  function askAndLink(question: string) {
    if (question.trim() === '') return field.current?.focus();
    pushToolLink(id, question);
    void ask(question);
  }

  function submit() {
    askAndLink(field.current?.value ?? '');
  }

  return (
    <div id={id} className="tool-sheet scroll-mt-24">
      <DrawingFrame
        title="Ask Unit 200"
        place="Fixed rules"
        seen="A field for a question about the example plant. The answer lists its source entries."
      >
        <div className="px-4 py-5">
          {/* Not a form: before hydration, the policy would block it. */}
          <search className="needs-script flex flex-wrap gap-3">
            <input
              ref={field}
              type="search"
              name="q"
              aria-label="Ask Unit 200"
              placeholder="Ask about the shift"
              maxLength={maxQuestionLength}
              autoComplete="off"
              enterKeyHint="search"
              onKeyDown={({ key, nativeEvent }) => {
                if (key === 'Enter' && !isComposing(nativeEvent)) submit();
              }}
              className="min-h-11 min-w-0 flex-1 basis-44 border border-ink bg-white px-3"
            />
            <button type="button" className={buttonStyles.secondary} onClick={submit}>
              Ask
            </button>
          </search>
          <ul className="needs-script mt-3 grid border-(--line) max-xl:border-b sm:grid-cols-2 xl:flex xl:flex-wrap xl:gap-x-5">
            {questions.map((question) => (
              <li key={question} className="border-(--line) max-xl:border-t">
                <button
                  type="button"
                  className="min-h-11 text-left text-blue max-xl:w-full xl:underline"
                  onClick={() => {
                    if (field.current !== null) field.current.value = question;
                    askAndLink(question);
                  }}
                >
                  {question}
                </button>
              </li>
            ))}
          </ul>
          <p className="tag mt-4 mb-2 text-(--quiet) normal-case">{asked.question}</p>
          {isFailed ? (
            <p role="alert">The records couldn’t be loaded. Ask again.</p>
          ) : (
            asked.answer !== null && (
              <RecordTags value={asked.tags}>
                <AnswerView answer={asked.answer} date={date} />
              </RecordTags>
            )
          )}
          <Announcement example={answer?.sentence ?? ''}>
            {asked.answer?.sentence ?? ''}
          </Announcement>
          <p className="tag mt-5 text-(--quiet) normal-case">
            Answers are computed on this page from the example plant’s records, by fixed rules.
            Nothing is sent.
          </p>
        </div>
      </DrawingFrame>
    </div>
  );
}
