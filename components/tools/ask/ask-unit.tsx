'use client';

import { useCallback, useEffect, useState } from 'react';
import { DrawingFrame } from '@/components/sections/drawings/drawing-frame';
import { RecordTags, TaggedText } from '@/components/sections/drawings/tagged-text';
import type { Answer } from '@/lib/plant/ask/answer';
import { askedAt, type Found } from '@/lib/plant/ask/find';
import { Announcement } from '../announcement';
import { DamagedLink } from '../damaged-link';
import { useToolState } from '../use-tool-state';
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

/** Questions about the plant's records, and their answers. Nothing is sent: the records are a file. */
export default function AskUnit({ examples, first, tags, date, shift }: AskUnitProps) {
  const example = `${first.id}@${first.time}`;
  // The id of a question that was chosen, and the time in its field.
  const { box, state, isDamaged, change } = useToolState({
    id,
    example,
    read: (linked) => (typeof linked === 'string' ? linked : null),
  });
  /** What words found, if entries were listed since. */
  const [found, setFound] = useState<Found | null>(null);
  const [library, setLibrary] = useState<Library | null>(null);
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

  useEffect(() => {
    loadLibrary().then(setLibrary, () => undefined);
  }, []);

  useEffect(() => {
    setFound(null);
    if (state !== example) void open();
  }, [state, example, open]);

  function ask(question: string, at: string) {
    setFound(null);
    change(`${question}@${at}`);
  }

  const questionOf = (asked: string) =>
    library?.questions.find((each) => asked.startsWith(`${each.id}@`));
  const isUnknown = library !== null && questionOf(state) === undefined;
  const asked = isUnknown ? example : state;
  const question = asked === example ? { ...first, answer: () => first.answer } : questionOf(asked);
  const time = asked.slice(asked.indexOf('@') + 1);
  const isInShift = /^\d\d:[0-5]\d$/.test(time) && time >= shift.from && time <= shift.until;
  const timeProblem = isInShift
    ? ''
    : `Use a time from ${shift.from} to ${shift.until}, such as 09:00.`;
  const shown =
    found === null
      ? {
          heading: askedAt(question?.ask ?? '', isInShift ? time : '…'),
          answer: isInShift ? question?.answer(time) : undefined,
        }
      : showEntries(found);

  return (
    <section ref={box} id={id} className="tool-sheet scroll-mt-24">
      <DamagedLink isDamaged={isDamaged || isUnknown} />
      <DrawingFrame
        title="Ask Unit 200"
        place="Fixed rules"
        data="Example data"
        seen="A field that finds questions about the example plant. The answer lists its source entries."
      >
        <div className="px-4 py-5">
          <QuestionField
            time={isInShift ? time : first.time}
            find={async (words) => (await open())?.find(words) ?? null}
            onAsk={(chosen) => ask(chosen.id, isInShift ? time : first.time)}
            onList={setFound}
          />
          <ul className="needs-script mt-3 grid border-(--line) max-xl:border-b sm:grid-cols-2 xl:flex xl:flex-wrap xl:gap-x-5">
            {examples.map((each) => (
              <li key={each.id} className="border-(--line) max-xl:border-t">
                <button
                  type="button"
                  className="min-h-11 text-left text-blue max-xl:w-full xl:underline"
                  onClick={() => ask(each.id, each.time)}
                >
                  {askedAt(each.ask, each.time)}
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
              {found === null && question?.ask.includes('[time]') && (
                <TimeField
                  time={time}
                  problem={timeProblem}
                  onChange={(next) => ask(question.id, next)}
                />
              )}
            </div>
            {shown.answer !== undefined && (
              <AnswerView
                answer={shown.answer}
                date={date}
                label={found === null ? 'Answer' : 'Entries'}
              />
            )}
          </RecordTags>
          <Announcement example={textOf(first.answer)}>
            {shown.answer === undefined ? timeProblem : textOf(shown.answer)}
          </Announcement>
          <p className="tag mt-5 text-(--quiet) normal-case">
            Answers come from the example plant’s records, by fixed rules. They clear nothing: the
            area authority decides. Your question stays in this browser.
          </p>
        </div>
      </DrawingFrame>
    </section>
  );
}

function showEntries({ entries, words }: Found) {
  const quoted = words.map((word) => `“${word}”`).join(', ');
  const sentence =
    entries.length === 0
      ? `No entry has these words: ${quoted}.`
      : `${entries.length === 1 ? '1 entry has' : `${entries.length} entries have`} these words: ${quoted}.`;
  return { heading: 'Entries', answer: { sentence, sources: entries } };
}

function textOf({ missing, sentence }: Answer): string {
  return [missing, sentence].join(' ').trim();
}
