'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { DrawingFrame } from '@/components/sections/drawings/drawing-frame';
import { describeLine } from '@/components/sections/drawings/isolated-line';
import { LotoLine } from '@/components/sections/drawings/loto-line';
import { formatDate } from '@/lib/page/dates';
import { todayAtPlant } from '@/lib/plant/today';
import { DamagedLink } from '../damaged-link';
import { useFocusNext } from '../use-focus-next';
import { useToolState } from '../use-tool-state';
import { loadWrittenCases, type WrittenCase } from './cases';
import { addDays, type GameState, isDay, placeOf, readDay } from './day';
import { type GamePlan, type GameWords, plannedIsolation } from './isolation';
import { withMistake } from './mistakes';
import { Question, questionId } from './question';
import { RecordList } from './record-list';
import { WrittenPlan } from './written-plan';

interface SpotTheErrorProps {
  words: GameWords;
  plan: GamePlan;
  /** How many plans without a drawing take turns with those that are drawn. */
  written: number;
  /** The paragraph against each mistake, as the checks of “Check yours” find it. */
  sources: Readonly<Record<string, string>>;
}

const dayButton =
  'needs-script min-h-11 text-blue underline aria-disabled:text-steel aria-disabled:no-underline print:hidden';

/** An isolation plan with one mistake to find: a sample, then another one for each day. */
export default function SpotTheError({ words, plan, sources, written }: SpotTheErrorProps) {
  const { cases } = words;
  const {
    box,
    state: day,
    isDamaged,
    change,
  } = useToolState<GameState>({ id: 'spot-the-error', example: null, read: readDay });
  const focusNext = useFocusNext();
  const [loaded, setLoaded] = useState<readonly WrittenCase[]>([]);
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    loadWrittenCases().then(setLoaded, () => setMissing(true));
  }, []);

  const place = day === null ? 0 : placeOf(day, cases.length + written);
  const drawn = cases[place];
  const plain = loaded[place - cases.length];
  const buttons =
    day === null ? (
      <button
        type="button"
        className={dayButton}
        onClick={() => {
          change(todayAtPlant());
          focusNext(questionId);
        }}
      >
        {words.today}
      </button>
    ) : (
      <>
        <DayButton label={words.previous} day={addDays(day, -1)} onDay={change} />
        <DayButton label={words.next} day={addDays(day, 1)} onDay={change} />
      </>
    );
  const frame = drawn === undefined && plain !== undefined ? plain : words;
  return (
    <section ref={box} id="spot-the-error" aria-label="Spot the error" className="tool-sheet">
      <DrawingFrame
        title={frame === words ? words.title : `${words.title}: ${frame.title}`}
        place={day === null ? frame.place : `${frame.place} · ${formatDate(day)}`}
        seen={
          frame === words
            ? words.seen
            : 'An isolation plan in words, with one mistake: its points, its people, and its steps.'
        }
      >
        <DamagedLink isDamaged={isDamaged} />
        <p role="status" className="sr-only">
          {day !== null && formatDate(day)}
        </p>
        {drawn !== undefined ? (
          <DrawnCase words={words} plan={plan} drawn={drawn}>
            <Question
              words={words}
              drawn={drawn}
              cases={cases}
              source={sources[drawn.mistake] ?? ''}
              day={day}
            >
              {buttons}
            </Question>
          </DrawnCase>
        ) : plain === undefined ? (
          <div className="p-4">
            <p role="status">
              {isMissing ? 'This plan couldn’t be loaded. Reload the page to try again.' : ''}
            </p>
            {buttons}
          </div>
        ) : (
          <div className="lg:grid lg:grid-cols-[5fr_11fr]">
            <div className="border-(--line) max-lg:border-b lg:border-r">
              <Question words={words} {...plain} day={day}>
                {buttons}
              </Question>
            </div>
            <WrittenPlan words={words} plan={plain.plan} />
          </div>
        )}
      </DrawingFrame>
    </section>
  );
}

interface DrawnCaseProps extends Pick<SpotTheErrorProps, 'words' | 'plan'> {
  drawn: GameWords['cases'][number];
  /** The question. */
  children: ReactNode;
}

/** The drawing with its mistake, what the plan says besides, and the question. */
function DrawnCase({ words, plan, drawn, children }: DrawnCaseProps) {
  const isolation = withMistake(plannedIsolation(plan), drawn.mistake);
  return (
    <div className="sm:grid sm:grid-cols-[8fr_5fr] sm:max-xl:grid-rows-[auto_1fr] [--names:14px] xl:grid-cols-[5fr_6fr_5fr] xl:grid-rows-[auto_1fr]">
      <div className="drawing-grid-paper content-center border-(--line) px-3 py-4 xl:col-start-2 xl:border-l">
        <LotoLine {...isolation} words={plan.line} seen={describeLine(isolation, plan.line)} />
      </div>
      <RecordList words={words} plan={plan} isolation={isolation} />
      <div className="border-(--line) max-sm:border-t sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:border-l xl:col-start-1 xl:border-l-0">
        {children}
      </div>
    </div>
  );
}

interface DayButtonProps {
  label: string;
  day: string;
  onDay: (day: string) => void;
}

function DayButton({ label, day, onDay }: DayButtonProps) {
  const isKnown = isDay(day);
  return (
    <button
      type="button"
      className={dayButton}
      aria-disabled={!isKnown}
      onClick={() => isKnown && onDay(day)}
    >
      {label}
    </button>
  );
}
