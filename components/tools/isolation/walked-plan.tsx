import { describeLine } from '@/components/sections/drawings/describe-line';
import { DrawingFrame } from '@/components/sections/drawings/drawing-frame';
import { LotoLine } from '@/components/sections/drawings/loto-line';
import type { LotoPlanContent } from '@/lib/content/types';
import { lockBoxAfter } from './lock-box-state';
import { StepChecklist } from './step-checklist';
import { StepPanel } from './step-panel';
import { WalkedBox } from './walked-box';
import { lineAfter, type Refusal, stepsOf, type Walkthrough } from './walkthrough-state';

interface WalkedPlanProps {
  plan: LotoPlanContent;
  /** With the plan's traps, or without them. */
  walkthrough: Walkthrough;
  /** Number of steps done. */
  done: number;
  refused: Refusal | null;
  /** The name on the visitor's own lock. */
  name: string;
  onName: (name: string) => void;
  onPress: (index: number | null) => void;
  onRestart: () => void;
  onClose: () => void;
}

/** The plan being walked through: the line and the lock box so far, next to the current step and all steps. */
export function WalkedPlan({ plan, walkthrough, done, refused, ...panel }: WalkedPlanProps) {
  const { title, place, line, points } = plan;
  const stepsDone = stepsOf(walkthrough).slice(0, done);
  const drawn = lineAfter(points, stepsDone);
  return (
    <div className="tool-sheet">
      <DrawingFrame title={title} place={place} seen={walkthrough.intro}>
        <div className="lg:grid lg:grid-cols-[7fr_5fr]">
          <div className="drawing-grid-paper border-(--line) px-3 py-4 max-lg:border-b lg:border-r">
            <div className="walkthrough-drawing mx-auto max-w-2xl">
              <LotoLine {...drawn} words={line} seen={describeLine(drawn, line)} />
              <WalkedBox
                heading={plan.box.heading}
                {...lockBoxAfter(plan, stepsDone, panel.name.trim())}
              />
            </div>
          </div>
          <div>
            <StepPanel walkthrough={walkthrough} done={done} refused={refused} {...panel} />
            <StepChecklist
              walkthrough={walkthrough}
              done={done}
              refused={refused}
              onPress={panel.onPress}
            />
          </div>
        </div>
      </DrawingFrame>
    </div>
  );
}
