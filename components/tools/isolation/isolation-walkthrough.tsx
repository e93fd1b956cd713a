'use client';

import { useState } from 'react';
import { RecordTags } from '@/components/sections/drawings/tagged-text';
import type { LotoPlanContent } from '@/lib/content/types';
import { afterPaint } from '@/lib/page/after-paint';
import { DamagedLink } from '../damaged-link';
import { useFocusNext } from '../use-focus-next';
import { useToolState } from '../use-tool-state';
import { FinishedPlan, startId } from './finished-plan';
import { choiceId, resultId, stepId } from './step-panel';
import { WalkedPlan } from './walked-plan';
import {
  attempt,
  type Refusal,
  readWalkthrough,
  stepsOf,
  variantOf,
  type WalkthroughState,
} from './walkthrough-state';

/** The isolation plan, finished or step by step. */
export default function IsolationWalkthrough(plan: LotoPlanContent) {
  const [last, setRefused] = useState<Refusal | null>(null);
  const [name, setName] = useState('');
  const { box, state, isDamaged, change } = useToolState<WalkthroughState>({
    id: 'isolation-walkthrough',
    example: null,
    read: (linked) => readWalkthrough(linked, plan.walkthrough),
  });
  const focusNext = useFocusNext();
  const walkthrough = variantOf(plan.walkthrough, state?.hasTraps ?? false);
  const steps = stepsOf(walkthrough);
  // Back and Forward lead to other steps.
  const refused = last?.done === state?.done ? last : null;

  function go(next: WalkthroughState, focusId?: string) {
    setRefused(null);
    change(next);
    if (focusId !== undefined) focusNext(focusId);
  }

  function start(hasTraps: boolean) {
    go({ done: 0, hasTraps }, stepId);
    afterPaint(() => box.current?.scrollIntoView());
  }

  /** What has the focus next. At a trap, neither choice has it. */
  function focusAfter(done: number): string {
    const next = steps[done];
    if (next === undefined) return resultId;
    return next.instead === undefined ? stepId : choiceId;
  }

  return (
    <section ref={box} id="isolation-walkthrough" aria-label="Isolation walkthrough">
      {state === null ? (
        <RecordTags value={plan.tags}>
          <FinishedPlan plan={plan} onStart={start}>
            <DamagedLink isDamaged={isDamaged} />
          </FinishedPlan>
        </RecordTags>
      ) : (
        <WalkedPlan
          plan={plan}
          walkthrough={walkthrough}
          done={state.done}
          refused={refused}
          name={name}
          onName={setName}
          onPress={(index) => {
            const { done, hasTraps } = state;
            if (index === null || attempt(done, index) !== 'done') {
              setRefused({ index, done, press: (last?.press ?? 0) + 1 });
            } else go({ done: done + 1, hasTraps }, focusAfter(done + 1));
          }}
          onRestart={() => start(state.hasTraps)}
          onClose={() => go(null, startId)}
        />
      )}
    </section>
  );
}
