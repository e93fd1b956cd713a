'use client';

import { describeLine } from '@/components/sections/drawings/describe-line';
import { DrawingFrame } from '@/components/sections/drawings/drawing-frame';
import { LotoLine } from '@/components/sections/drawings/loto-line';
import type { SpotTheErrorContent } from '@/lib/content/types';
import { formatDate } from '@/lib/page/dates';
import { todayAtPlant } from '@/lib/plant/today';
import { DamagedLink } from '../damaged-link';
import { useFocusNext } from '../use-focus-next';
import { useToolState } from '../use-tool-state';
import { addDays, caseOf, type GameState, isDay, readDay } from './day';
import { type GamePlan, plannedIsolation } from './isolation';
import { withMistake } from './mistakes';
import { Question, questionId } from './question';
import { RecordList } from './record-list';

interface SpotTheErrorProps {
  words: SpotTheErrorContent;
  plan: GamePlan;
  /** The paragraph against each mistake, as the checks of “Check yours” find it. */
  sources: Readonly<Record<string, string>>;
}

const dayButton =
  'needs-script min-h-11 text-blue underline aria-disabled:text-steel aria-disabled:no-underline print:hidden';

/** An isolation plan with one mistake to find: a sample, then another one for each day. */
export default function SpotTheError({ words, plan, sources }: SpotTheErrorProps) {
  const { cases, title, place, seen } = words;
  const {
    box,
    state: day,
    isDamaged,
    change,
  } = useToolState<GameState>({ id: 'spot-the-error', example: null, read: readDay });
  const focusNext = useFocusNext();
  const drawn = (day === null ? undefined : caseOf(cases, day)) ?? cases[0];
  if (drawn === undefined) return null;
  const isolation = withMistake(plannedIsolation(plan), drawn.mistake);
  return (
    <section ref={box} id="spot-the-error" aria-label="Spot the error" className="tool-sheet">
      <DrawingFrame
        title={title}
        place={day === null ? place : `${place} · ${formatDate(day)}`}
        seen={seen}
      >
        <DamagedLink isDamaged={isDamaged} />
        <p role="status" className="sr-only">
          {day !== null && formatDate(day)}
        </p>
        <div className="sm:grid sm:grid-cols-[8fr_5fr] sm:max-xl:grid-rows-[auto_1fr] [--names:14px] xl:grid-cols-[5fr_6fr_5fr] xl:grid-rows-[auto_1fr]">
          <div className="drawing-grid-paper content-center border-(--line) px-3 py-4 xl:col-start-2 xl:border-l">
            <LotoLine {...isolation} words={plan.line} seen={describeLine(isolation, plan.line)} />
          </div>
          <RecordList words={words} plan={plan} isolation={isolation} />
          <div className="border-(--line) max-sm:border-t sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:border-l xl:col-start-1 xl:border-l-0">
            <Question words={words} drawn={drawn} source={sources[drawn.mistake] ?? ''} day={day}>
              {day === null ? (
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
              )}
            </Question>
          </div>
        </div>
      </DrawingFrame>
    </section>
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
