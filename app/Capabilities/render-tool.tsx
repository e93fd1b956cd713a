import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import EarnedValueCalculator from '@/components/tools/earned-value/earned-value-calculator';
import IsolationWalkthrough from '@/components/tools/isolation/isolation-walkthrough';
import SpotTheError from '@/components/tools/spot-the-error/spot-the-error';
import { calculateProgramHealth, content } from '@/lib/content';
import type { ToolDrawingName } from '@/lib/content/types';

/** The drawings that compute. */
export const toolRenderers: Record<ToolDrawingName, () => ReactNode> = {
  /** With a game that draws the same plan. */
  'loto-plan'() {
    const { lotoPlan, spotTheError } = content().drawings;
    const { line, points, box } = lotoPlan;
    return (
      <>
        <Island
          name="IsolationWalkthrough"
          of={IsolationWalkthrough}
          on="approach"
          props={lotoPlan}
        />
        <Island
          name="SpotTheError"
          of={SpotTheError}
          on="approach"
          props={{ words: spotTheError, plan: { line, points, box: { locks: box.locks } } }}
        />
      </>
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
