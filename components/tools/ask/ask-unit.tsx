'use client';

import { useCallback, useEffect, useState } from 'react';
import { DrawingFrame } from '@/components/sections/drawings/drawing-frame';
import { RecordTags, TaggedText } from '@/components/sections/drawings/tagged-text';
import { pushToolLink, readToolLink, toolsInUrl, toolsMark } from '@/lib/page/tool-links';
import type { Answer } from '@/lib/plant/ask/answer';
import { askedAt, type Found } from '@/lib/plant/ask/find';
import { Announcement } from '../announcement';
import { AnswerView } from './answer-view';
import { type Library, loadLibrary } from './library';
import { QuestionField } from './question-field';
import { TimeField } from './time-field';

interface Example {
  id: string;
  /** With `[time]`, if it has one. */
  ask: string;
  time: string;
}

interface AskUnitProps {
  /** To try. */
  examples: readonly Example[];
  /** The first of them, with its answer. */
  first: Example & { answer: Answer };
  /** Tags and names in that answer. */
  tags: readonly string[];
  /** The date of the shift. */
  date: string;
  shift: { from: string; until: string };
}

const id = 'ask';

/** A question that was chosen, at the time in its field; or the words that entries were listed for. */
type Asked = { id: string; time: string } | { found: Found };

/** Questions about the plant's records, and their answers. Nothing is sent: the records are a file. */
export default function AskUnit({ examples, first, tags, date, shift }: AskUnitProps) {
  const [library, setLibrary] = useState<Library | null>(null);
  const [asked, setAsked] = useState<Asked>(first);
  const [problem, setProblem] = useState('');

  /** Fetches the records; null if they can't be. */
  const open = useCallback(async () => {
    try {
      const loaded = await loadLibrary();
      setLibrary(loaded);
      setProblem('');
      return loaded;
    } catch {
      setProblem('The records couldn’t be loaded. Try again.');
      return null;
    }
  }, []);

  const ask = useCallback(
    async (question: string, time: string) => {
      const loaded = await open();
      if (loaded?.questions.some((each) => each.id === question)) {
        setAsked({ id: question, time });
      } else if (loaded !== null) {
        setProblem('This link can’t be read. Choose a question.');
      }
    },
    [open],
  );

  useEffect(() => {
    loadLibrary().then(setLibrary, () => undefined);
  }, []);

  useEffect(() => {
    function askLinked() {
      const linked = readToolLink(id);
      if (linked === undefined) return false;
      // The id of a question, and its time. What was cut off isn't one.
      const [question = '', time = ''] = String(linked).split('@');
      void ask(question, time);
      return true;
    }
    // Back to before the first question.
    function restore() {
      if (askLinked() || history.state !== toolsMark) return;
      setAsked(first);
    }
    if (toolsInUrl()[0] === id) document.getElementById(id)?.scrollIntoView();
    askLinked();
    addEventListener('popstate', restore);
    return () => removeEventListener('popstate', restore);
  }, [ask, first]);

  function askAndLink(question: string, time: string) {
    if (isInShift(time)) pushToolLink(id, `${question}@${time}`);
    void ask(question, time);
  }

  const isInShift = (time: string) =>
    /^\d\d:[0-5]\d$/.test(time) && time >= shift.from && time <= shift.until;
  const time = 'id' in asked && isInShift(asked.time) ? asked.time : first.time;
  const shown = 'id' in asked ? showQuestion(asked) : showEntries(asked.found);

  function showQuestion({ id: chosen, time: at }: { id: string; time: string }) {
    const question = library?.questions.find((each) => each.id === chosen);
    const words = question?.ask ?? first.ask;
    const isKnown = chosen === first.id && at === first.time;
    return {
      heading: askedAt(words, isInShift(at) ? at : '…'),
      hasTime: words.includes('[time]'),
      answer: isKnown ? first.answer : isInShift(at) ? question?.answer(at) : undefined,
    };
  }

  return (
    <div id={id} className="tool-sheet scroll-mt-24">
      <DrawingFrame
        title="Ask Unit 200"
        place="Fixed rules"
        seen="A field that finds questions about the example plant. The answer lists its source entries."
      >
        <div className="px-4 py-5">
          <QuestionField
            time={time}
            find={async (words) => (await open())?.find(words) ?? null}
            onAsk={(question) => askAndLink(question.id, time)}
            onList={(found) => setAsked({ found })}
          />
          <ul className="needs-script mt-3 grid border-(--line) max-xl:border-b sm:grid-cols-2 xl:flex xl:flex-wrap xl:gap-x-5">
            {examples.map((example) => (
              <li key={example.id} className="border-(--line) max-xl:border-t">
                <button
                  type="button"
                  className="min-h-11 text-left text-blue max-xl:w-full xl:underline"
                  onClick={() => askAndLink(example.id, example.time)}
                >
                  {askedAt(example.ask, example.time)}
                </button>
              </li>
            ))}
          </ul>
          {problem !== '' && (
            <p role="alert" className="tool-problem mt-3">
              {problem}
            </p>
          )}
          <RecordTags value={library?.tags ?? tags}>
            <div className="mt-4 mb-2 flex flex-wrap items-center justify-between gap-x-6">
              <p key={shown.heading} className="font-semibold">
                <TaggedText text={shown.heading} />
              </p>
              {'id' in asked && shown.hasTime && (
                <TimeField
                  time={asked.time}
                  problem={
                    isInShift(asked.time)
                      ? ''
                      : `Use a time from ${shift.from} to ${shift.until}, such as 09:00.`
                  }
                  onChange={(next) => askAndLink(asked.id, next)}
                />
              )}
            </div>
            {shown.answer !== undefined && (
              <AnswerView
                answer={shown.answer}
                date={date}
                label={'id' in asked ? 'Answer' : 'Entries'}
              />
            )}
          </RecordTags>
          <Announcement example={textOf(first.answer)}>{textOf(shown.answer)}</Announcement>
          <p className="tag mt-5 text-(--quiet) normal-case">
            Answers come from the example plant’s records, by fixed rules. They clear nothing: the
            area authority decides. Your question stays in this browser.
          </p>
        </div>
      </DrawingFrame>
    </div>
  );
}

function showEntries({ entries, words }: Found) {
  const quoted = words.map((word) => `“${word}”`).join(', ');
  const sentence =
    entries.length === 0
      ? `No entry has these words: ${quoted}.`
      : `${entries.length === 1 ? '1 entry has' : `${entries.length} entries have`} these words: ${quoted}.`;
  return { heading: 'Entries', hasTime: false, answer: { sentence, sources: entries } };
}

function textOf(answer: Answer | undefined): string {
  return answer === undefined ? '' : [answer.missing, answer.sentence].join(' ').trim();
}
