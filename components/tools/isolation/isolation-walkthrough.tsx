'use client';

import { useState } from 'react';
import type { LotoPlanContent } from '@/lib/content/types';
import { LinkProblems } from '../link-problems';
import { useFigures } from '../use-figures';
import { useFocusNext } from '../use-focus-next';
import { IsolationPlan, startId } from './isolation-plan';
import {
  attempt,
  fromLink,
  isolatedAfter,
  lockedAfter,
  stepsOf,
  toLink,
  type WalkthroughState,
} from './walkthrough-state';
import { refusalOf, stepId, WalkthroughSteps } from './walkthrough-steps';

/** The isolation plan, finished or step by step. */
export default function IsolationWalkthrough(plan: LotoPlanContent) {
  const { walkthrough } = plan;
  const steps = stepsOf(walkthrough);
  const [lastRefused, setRefused] = useState<number | null>(null);
  const { box, state, problems, change } = useFigures<WalkthroughState>({
    id: 'isolation-walkthrough',
    typed: () => null,
    example: null,
    parse: (params) => fromLink(params, steps.length),
    serialize: toLink,
  });
  const focusNext = useFocusNext();
  // Back and Forward can lead to where the refused step comes next, or is done.
  const isStillRefused = lastRefused !== null && state !== null && lastRefused > state;
  const refused = isStillRefused ? lastRefused : null;

  function go(next: WalkthroughState, focusId?: string) {
    setRefused(null);
    change(next);
    if (focusId !== undefined) focusNext(focusId);
  }

  function press(done: number, index: number) {
    const result = attempt(done, index);
    if (result === 'done') go(done + 1);
    else setRefused(result === 'refused' ? index : null);
  }

  return (
    <section ref={box} id="isolation-walkthrough" aria-label="Isolation walkthrough">
      <IsolationPlan
        {...plan}
        onStart={() => go(0, stepId(0))}
        walk={
          state === null
            ? null
            : {
                locked: lockedAfter(steps.slice(0, state)),
                isolated: isolatedAfter(steps.slice(0, state)),
                isDrained: steps.slice(0, state).some(({ drains }) => drains),
                onRestart: () => go(0, stepId(0)),
                onClose: () => go(null, startId),
                steps: (
                  <WalkthroughSteps
                    {...{ walkthrough, refused }}
                    done={state}
                    press={(index) => press(state, index)}
                  />
                ),
              }
        }
      >
        <LinkProblems problems={problems} />
        <p role="status" className="sr-only">
          {state !== null && announce(state)}
        </p>
      </IsolationPlan>
    </section>
  );

  function announce(done: number): string {
    if (refused !== null) return refusalOf(walkthrough, done);
    const last = steps[done - 1];
    if (last === undefined) return walkthrough.intro;
    const group = walkthrough.groups.find(({ steps: all }) => all.at(-1) === last);
    return group?.result === undefined ? last.done : `${last.done} ${group.result}`;
  }
}
