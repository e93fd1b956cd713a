import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { DrawingFrame } from '@/components/sections/drawings/drawing-frame';
import { isolatedLine } from '@/components/sections/drawings/isolated-line';
import { LotoLine } from '@/components/sections/drawings/loto-line';
import { TaggedText } from '@/components/sections/drawings/tagged-text';
import { buttonStyles } from '@/components/ui/button-styles';
import type { LotoPlanContent } from '@/lib/content/types';
import { printAlone } from '../print-alone';
import { LockBox } from './lock-box';
import { LockoutSheet, sheetId } from './lockout-sheet';
import { PointList } from './point-list';

interface FinishedPlanProps {
  plan: LotoPlanContent;
  onStart: (hasTraps: boolean) => void;
  /** Above the plan. */
  children: ReactNode;
}

export const startId = 'isolation-start';

/** The isolation plan with every point locked, tagged, and verified. */
export function FinishedPlan({ plan, onStart, children }: FinishedPlanProps) {
  const { title, place, seen, line, points, basis, box, order, walkthrough, sheet } = plan;
  const [hasSheet, setHasSheet] = useState(false);
  return (
    <>
      <DrawingFrame title={title} place={place} seen={seen}>
        {children}
        <div className="xl:grid xl:grid-cols-[7fr_5fr]">
          <div className="border-b border-(--line)">
            <div className="drawing-grid-paper px-3 py-4">
              <LotoLine
                {...isolatedLine(points)}
                gauge={{ at: 'section', psig: 0 }}
                words={line}
                seen={line.seen}
              />
            </div>
            <p className="needs-script flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-(--line) px-4 py-3 print:hidden">
              <button
                type="button"
                id={startId}
                className={buttonStyles.primary}
                onClick={() => onStart(false)}
              >
                {walkthrough.start}
              </button>
              <button
                type="button"
                className={buttonStyles.secondary}
                onClick={() => onStart(true)}
              >
                {walkthrough.startTraps}
              </button>
              <button
                type="button"
                className="min-h-11 text-blue underline"
                onClick={() => {
                  flushSync(() => setHasSheet(true));
                  printAlone(sheetId);
                }}
              >
                {sheet.print}
              </button>
            </p>
          </div>
          <div className="max-xl:border-b border-(--line) xl:row-span-2 xl:border-l">
            <PointList points={points} />
            <Basis {...basis} />
          </div>
          <LockBox
            box={box}
            order={order}
            invitation={walkthrough.own.invitation}
            onAccept={() => onStart(false)}
          />
        </div>
      </DrawingFrame>
      {hasSheet && <LockoutSheet plan={plan} />}
    </>
  );
}

/** Why the plan has one block valve on each side. */
function Basis({ heading, fluid, service, text }: LotoPlanContent['basis']) {
  return (
    <div className="px-4 py-4">
      <p className="font-semibold">{heading}</p>
      <p className="mt-1">
        {fluid}. {service}.
      </p>
      <p className="mt-1 text-(--quiet)">
        <TaggedText text={text} />
      </p>
    </div>
  );
}
