import type { ReactNode } from 'react';
import { renderPermitBoard } from '@/app/render-permit-board';
import { EarnedValueCard } from '@/components/tools/earned-value/earned-value-card';
import { exampleOf } from '@/components/tools/earned-value/earned-value-state';
import { LazyEarnedValueCalculator } from '@/components/tools/earned-value/lazy-earned-value-calculator';
import { IsolationPlan } from '@/components/tools/isolation/isolation-plan';
import { LazyIsolationWalkthrough } from '@/components/tools/isolation/lazy-isolation-walkthrough';
import { calculateProgramHealth, content } from '@/lib/content';
import type { ToolDrawingName } from '@/lib/content/types';

/** The drawings that compute. They're apart from the others, because pages that could have them get their scripts. */
export const toolRenderers: Record<ToolDrawingName, () => ReactNode> = {
  'permit-board': renderPermitBoard,
  'loto-plan'() {
    const { lotoPlan } = content().drawings;
    return (
      <LazyIsolationWalkthrough content={lotoPlan}>
        <IsolationPlan {...lotoPlan} />
      </LazyIsolationWalkthrough>
    );
  },
  'evm-card'() {
    const { evmCard } = content().drawings;
    const card = { ...evmCard, offTargetSince: calculateProgramHealth(evmCard).offTargetSince };
    return (
      <LazyEarnedValueCalculator content={card}>
        <EarnedValueCard {...card} state={exampleOf(card)} />
      </LazyEarnedValueCalculator>
    );
  },
};
