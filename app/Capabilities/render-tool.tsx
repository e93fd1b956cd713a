import type { ReactNode } from 'react';
import { renderPermitBoard } from '@/app/render-permit-board';
import { Island } from '@/components/islands/island';
import EarnedValueCalculator from '@/components/tools/earned-value/earned-value-calculator';
import IsolationWalkthrough from '@/components/tools/isolation/isolation-walkthrough';
import { calculateProgramHealth, content } from '@/lib/content';
import type { ToolDrawingName } from '@/lib/content/types';

/** The drawings that compute. */
export const toolRenderers: Record<ToolDrawingName, () => ReactNode> = {
  'permit-board': renderPermitBoard,
  'loto-plan': () => (
    <Island
      name="IsolationWalkthrough"
      of={IsolationWalkthrough}
      on="approach"
      props={content().drawings.lotoPlan}
    />
  ),
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
