'use client';

import { useState } from 'react';
import { afterPaint } from '@/lib/page/after-paint';
import { useFocusNext } from '../use-focus-next';
import { useToolState } from '../use-tool-state';
import { choiceId, resultId, stepId, walkthroughId } from './step-panel';
import { WalkedPlan } from './walked-plan';
import {
  atStart,
  attempt,
  type Progress,
  type Refusal,
  readWalkthrough,
  stepsOf,
  variantOf,
  type WalkedPlanContent,
} from './walkthrough-state';

/** The isolation plan step by step. */
export default function IsolationWalkthrough(plan: WalkedPlanContent) {
  const [last, setRefused] = useState<Refusal | null>(null);
  const [name, setName] = useState('');
  const { box, state, isDamaged, change } = useToolState<Progress>({
    id: walkthroughId,
    example: atStart,
    read: (linked) => readWalkthrough(linked, plan.walkthrough),
  });
  const focusNext = useFocusNext();
  const { done, hasTraps } = state;
  const walkthrough = variantOf(plan.walkthrough, hasTraps);
  // Back and Forward lead to other steps.
  const refused = last?.done === done ? last : null;

  function go(next: Progress) {
    setRefused(null);
    change(next);
    focusNext(focusAfter(next));
  }

  /** What has the focus next. At a trap, neither choice has it. */
  function focusAfter(next: Progress): string {
    const step = stepsOf(variantOf(plan.walkthrough, next.hasTraps))[next.done];
    if (step === undefined) return resultId;
    return step.instead === undefined ? stepId : choiceId;
  }

  return (
    <section ref={box} id={walkthroughId} aria-label="Isolation walkthrough">
      <WalkedPlan
        plan={plan}
        walkthrough={walkthrough}
        progress={state}
        isDamaged={isDamaged}
        refused={refused}
        name={name}
        onName={setName}
        onPress={(index) => {
          if (index === null || attempt(done, index) !== 'done') {
            setRefused({ index, done, press: (last?.press ?? 0) + 1 });
          } else go({ done: done + 1, hasTraps });
        }}
        onStart={(withTraps) => {
          go({ done: 0, hasTraps: withTraps });
          afterPaint(() => box.current?.scrollIntoView());
        }}
        onSkip={(to) => go({ done: to, hasTraps })}
      />
    </section>
  );
}
