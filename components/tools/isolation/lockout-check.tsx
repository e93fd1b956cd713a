'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { DrawingFrame } from '@/components/sections/drawings/drawing-frame';
import { checkPlan, ruleCount, rules } from '@/lib/calculations/isolation';
import type { LotoPlanContent } from '@/lib/content/types';
import { Announcement } from '../announcement';
import { DamagedLink } from '../damaged-link';
import { Fold } from '../fold';
import { printAlone } from '../print-alone';
import { UndoReplace } from '../undo-replace';
import { useToolState } from '../use-tool-state';
import { CheckFindings } from './check-findings';
import { limitOf, summaryOf } from './check-text';
import type { LockoutSheetProps } from './lockout-sheet';
import { PlanFields } from './plan-fields';
import { noPlan, type OwnPlan, planSchema, pointOf } from './plan-schema';
import { PointRows, rowId } from './point-rows';
import { StartPlan } from './start-plan';

interface LockoutCheckProps {
  title: string;
  intro: string;
  example: OwnPlan;
  sheet: LotoPlanContent['sheet'];
}

const action = 'min-h-11 text-blue underline';

/** Checks a visitor's lockout plan. It says what it found, never that a plan is right. */
export default function LockoutCheck({ title, intro, example, sheet }: LockoutCheckProps) {
  /** Once it's printed. */
  const [Sheet, setSheet] = useState<ComponentType<LockoutSheetProps> | null>(null);
  const { box, state, isDamaged, change, replace, undo } = useToolState<OwnPlan>({
    id: 'lockout-check',
    example: noPlan,
    read: (linked) => planSchema.safeParse(linked).data ?? null,
  });
  const update = (part: Partial<OwnPlan>) => change({ ...state, ...part });
  const hasPlan = state.points.length + state.unread.length > 0;
  const findings = hasPlan ? checkPlan(state) : [];
  const summary = hasPlan ? `${limitOf(state)} ${summaryOf(state, findings)}` : '';

  useEffect(() => {
    // With a plan, everything else is loaded, so it works offline.
    if (!hasPlan) return;
    const parts = [
      import('./lockout-sheet'),
      import('./save-plan'),
      import('./read-rows'),
      import('./templates'),
    ];
    // What doesn't load now is requested again when it's used.
    Promise.all(parts).catch(() => undefined);
  }, [hasPlan]);

  async function printSheet() {
    const { LockoutSheet, sheetId } = await import('./lockout-sheet');
    flushSync(() => setSheet(() => LockoutSheet));
    printAlone(sheetId);
  }

  async function save() {
    const { savePlan } = await import('./save-plan');
    await savePlan(state, findings);
  }

  return (
    <section ref={box} id="lockout-check" aria-label="Lockout plan check" className="tool-sheet">
      <DrawingFrame
        title={title}
        place={`${ruleCount} checks`}
        data={hasPlan ? 'Your data' : 'Nothing is sent'}
      >
        <DamagedLink isDamaged={isDamaged} />
        <StartPlan
          intro={intro}
          example={example}
          onReplace={(plan) => (hasPlan ? replace : change)({ ...state, ...plan })}
        />
        <div className="px-4">
          <UndoReplace undo={undo} focusId={rowId(1)} />
        </div>
        <Announcement example="">{summary}</Announcement>
        {hasPlan && (
          <>
            <CheckFindings plan={state} findings={findings} />
            <PointRows points={state.points} onChange={(points) => update({ points })} />
            <PlanFields plan={state} onChange={update} />
          </>
        )}
        <p className="needs-script flex flex-wrap gap-x-5 border-t border-(--line) px-4 print:hidden">
          <button
            type="button"
            className={action}
            onClick={() => update({ points: [...state.points, pointOf()] })}
          >
            Add a point
          </button>
          {hasPlan && (
            <>
              <button type="button" className={action} onClick={printSheet}>
                {sheet.print}
              </button>
              <button type="button" className={action} onClick={save}>
                CSV
              </button>
              <button type="button" className={action} onClick={() => replace(noPlan)}>
                Clear
              </button>
            </>
          )}
        </p>
        <Fold
          className="border-t border-(--line) px-4 print:hidden"
          summary={`The ${ruleCount} checks, most dangerous first`}
        >
          <p className="pb-2">A point, step, or plan is flagged if it …</p>
          <ol className="list-decimal gap-x-8 pb-4 pl-6 md:columns-2">
            {Object.values(rules).map(({ found, source }) => (
              <li key={found}>{`${found}: ${source}`}</li>
            ))}
          </ol>
        </Fold>
      </DrawingFrame>
      {Sheet !== null && <Sheet plan={state} findings={findings} words={sheet} />}
    </section>
  );
}
