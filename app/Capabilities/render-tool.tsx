import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import EarnedValueCalculator from '@/components/tools/earned-value/earned-value-calculator';
import { lotoPlanAsOwn } from '@/components/tools/isolation/example-plan';
import { IsolationPlan } from '@/components/tools/isolation/isolation-plan';
import IsolationWalkthrough from '@/components/tools/isolation/isolation-walkthrough';
import LockoutCheck from '@/components/tools/isolation/lockout-check';
import { sourcesOf } from '@/components/tools/spot-the-error/check-mistake';
import SpotTheError from '@/components/tools/spot-the-error/spot-the-error';
import { Tabs } from '@/components/ui/tabs';
import { calculateProgramHealth, content } from '@/lib/content';
import type { ToolDrawingName } from '@/lib/content/types';

/** The drawings that compute. */
export const toolRenderers: Record<ToolDrawingName, () => ReactNode> = {
  'loto-plan'() {
    const { lotoPlan, spotTheError } = content().drawings;
    // Fetched once somebody plays (app/spot-the-error.json).
    const { sets, ...game } = spotTheError;
    const written = sets.flatMap((set) => set.cases).length;
    const { title, place, line, points, choices, box, basis, walkthrough, sheet, tabs } = lotoPlan;
    const plan = { line, points, choices, basis, box: { locks: box.locks } };
    return (
      <Tabs
        name="isolation"
        tabs={[
          { label: tabs.plan, panel: <IsolationPlan plan={lotoPlan} /> },
          {
            label: tabs.walk,
            panel: (
              <Island
                name="IsolationWalkthrough"
                of={IsolationWalkthrough}
                on="approach"
                props={{
                  title,
                  place,
                  line,
                  box,
                  walkthrough,
                  points: points.map(({ tag, position, lock, before }) => ({
                    tag,
                    position,
                    lock,
                    before,
                  })),
                }}
              />
            ),
          },
          {
            label: tabs.spot,
            panel: (
              <Island
                name="SpotTheError"
                of={SpotTheError}
                on="approach"
                props={{ words: game, plan, sources: sourcesOf(spotTheError, plan), written }}
              />
            ),
          },
          {
            label: tabs.check,
            panel: (
              <Island
                name="LockoutCheck"
                of={LockoutCheck}
                on="approach"
                props={{
                  title: tabs.checkTitle,
                  intro: tabs.checkText,
                  example: lotoPlanAsOwn(lotoPlan),
                  sheet,
                }}
              />
            ),
          },
        ]}
      />
    );
  },
  'evm-card'() {
    const { evmCard } = content().drawings;
    const { offTargetSince } = calculateProgramHealth(evmCard);
    return (
      <Island
        name="EarnedValueCalculator"
        of={EarnedValueCalculator}
        on="approach"
        props={{ ...evmCard, offTargetSince }}
      />
    );
  },
};
