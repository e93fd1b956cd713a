import { describeLine } from '@/components/sections/drawings/describe-line';
import { DrawingFrame } from '@/components/sections/drawings/drawing-frame';
import { LotoLine } from '@/components/sections/drawings/loto-line';
import type { LotoPlanContent } from '@/lib/content/types';
import { StepChecklist } from './step-checklist';
import { StepPanel } from './step-panel';
import { lineAfter, stepsOf, type Walkthrough } from './walkthrough-state';

interface WalkedPlanProps {
  plan: LotoPlanContent;
  /** With the plan's traps, or without them. */
  walkthrough: Walkthrough;
  /** Number of steps done. */
  done: number;
  /** The step that was refused; its index is null for what a trap offered instead. */
  refused: { index: number | null } | null;
  onPress: (index: number | null) => void;
  onRestart: () => void;
  onClose: () => void;
}

/** The plan being walked through: the line so far and the current step, with all of the steps as a checklist. */
export function WalkedPlan({ plan, walkthrough, done, refused, ...handlers }: WalkedPlanProps) {
  const { title, place, line, points } = plan;
  const drawn = lineAfter(points, stepsOf(walkthrough).slice(0, done));
  return (
    <div className="tool-sheet">
      <DrawingFrame title={title} place={place} seen={walkthrough.intro}>
        <div className="xl:grid xl:grid-cols-[7fr_5fr]">
          <div className="border-(--line) max-xl:border-b xl:border-r">
            <div className="walkthrough-stage">
              <div className="drawing-grid-paper border-b border-(--line) bg-white px-3 py-4">
                <div className="mx-auto max-w-xl">
                  <LotoLine {...drawn} words={line} seen={describeLine(drawn, line.gauge)} />
                </div>
              </div>
              <StepPanel {...{ walkthrough, done, refused, ...handlers }} />
            </div>
          </div>
          <StepChecklist {...{ walkthrough, done }} onPress={handlers.onPress} />
        </div>
      </DrawingFrame>
    </div>
  );
}
