import type { ReactNode } from 'react';
import { DrawingFrame } from '@/components/sections/drawings/drawing-frame';
import { LotoLine } from '@/components/sections/drawings/loto-line';
import { buttonStyles } from '@/components/ui/button-styles';
import type { LotoPlanContent } from '@/lib/content/types';
import { LockBox } from './lock-box';
import { PointList } from './point-list';

/** The walkthrough in progress. */
interface Walk {
  /** Tags of the devices that are locked. */
  locked: readonly string[];
  /** Tags of the devices in the position that isolates the line. */
  isolated: readonly string[];
  isDrained: boolean;
  steps: ReactNode;
  onRestart: () => void;
  onClose: () => void;
}

interface IsolationPlanProps extends LotoPlanContent {
  /** Null for the finished plan. */
  walk: Walk | null;
  onStart: () => void;
  /** Above the plan. */
  children?: ReactNode;
}

export const startId = 'isolation-start';

const action = 'min-h-11 text-blue underline print:hidden';

/** Text alternative of the drawing while the plan is being walked through. */
function describeLine({ locked, isDrained }: Walk): string {
  const locks = locked.length === 0 ? 'Nothing is locked.' : `Locked: ${locked.join(', ')}.`;
  return isDrained ? `${locks} The line is drained.` : locks;
}

/** The isolation plan, finished or being walked through. */
export function IsolationPlan({ walk, onStart, children, ...plan }: IsolationPlanProps) {
  const { line, points, box, order, walkthrough, ...sheet } = plan;
  const tags = points.map(({ tag }) => tag);
  if (walk !== null) {
    return (
      <div className="tool-sheet">
        <DrawingFrame {...sheet} seen={describeLine(walk)}>
          {children}
          <div className="walkthrough-drawing drawing-grid-paper border-b border-(--line) bg-white px-3 py-4">
            <div className="mx-auto max-w-2xl">
              <LotoLine
                {...line}
                tags={tags}
                locked={walk.locked}
                isolated={walk.isolated}
                isDrained={walk.isDrained}
              />
            </div>
          </div>
          <p className="flex flex-wrap items-center gap-x-5 border-b border-(--line) px-4 py-2">
            <span className="mr-auto">{walkthrough.intro}</span>
            <button type="button" className={action} onClick={walk.onRestart}>
              {walkthrough.restart}
            </button>
            <button type="button" className={action} onClick={walk.onClose}>
              {walkthrough.close}
            </button>
          </p>
          {walk.steps}
        </DrawingFrame>
      </div>
    );
  }
  return (
    <DrawingFrame {...sheet}>
      {children}
      <div className="xl:grid xl:grid-cols-[7fr_5fr]">
        <div className="drawing-grid-paper border-b border-(--line) px-3 py-4">
          <LotoLine {...line} tags={tags} />
          <button
            type="button"
            id={startId}
            className={`${buttonStyles.secondary} needs-script mt-2 ml-1 print:hidden`}
            onClick={onStart}
          >
            {walkthrough.start}
          </button>
        </div>
        <PointList points={points} />
        <LockBox box={box} order={order} />
      </div>
    </DrawingFrame>
  );
}
