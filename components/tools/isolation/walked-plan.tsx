import { DrawingFrame } from '@/components/sections/drawings/drawing-frame';
import { describeLine } from '@/components/sections/drawings/isolated-line';
import { LotoLine } from '@/components/sections/drawings/loto-line';
import { DamagedLink } from '../damaged-link';
import { lockBoxAfter } from './lock-box-state';
import { StepChecklist } from './step-checklist';
import { StepPanel, type StepPanelProps } from './step-panel';
import { WalkedBox } from './walked-box';
import { lineAfter, stepsOf, type WalkedPlanContent } from './walkthrough-state';

interface WalkedPlanProps extends StepPanelProps {
  plan: WalkedPlanContent;
  isDamaged: boolean;
}

/** The plan being walked through: the line so far, next to the current step and the lock box, then all steps. */
export function WalkedPlan({ plan, isDamaged, ...panel }: WalkedPlanProps) {
  const { title, place, line, points } = plan;
  const { walkthrough, progress, refused, onPress } = panel;
  const stepsDone = stepsOf(walkthrough).slice(0, progress.done);
  const drawn = lineAfter(points, stepsDone);
  return (
    <div className="tool-sheet">
      <DrawingFrame title={title} place={place} seen={walkthrough.intro} data={walkthrough.note}>
        <DamagedLink isDamaged={isDamaged} />
        <div className="lg:grid lg:grid-cols-[7fr_5fr]">
          <div className="drawing-grid-paper content-center border-(--line) px-3 py-4 max-lg:border-b lg:border-r">
            <LotoLine {...drawn} words={line} seen={describeLine(drawn, line)} />
          </div>
          <div className="flex flex-col justify-between">
            <StepPanel {...panel} />
            <div className="border-t border-(--line) px-4 pb-4">
              <WalkedBox
                heading={plan.box.heading}
                {...lockBoxAfter(plan, stepsDone, panel.name.trim())}
              />
            </div>
          </div>
        </div>
        <StepChecklist
          walkthrough={walkthrough}
          done={progress.done}
          refused={refused}
          onPress={onPress}
        />
      </DrawingFrame>
    </div>
  );
}
