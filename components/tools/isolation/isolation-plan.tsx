import { DrawingFrame } from '@/components/sections/drawings/drawing-frame';
import { LotoCut } from '@/components/sections/drawings/loto-cut';
import { TaggedText } from '@/components/sections/drawings/tagged-text';
import type { LotoPlanContent } from '@/lib/content/types';
import { LockBox } from './lock-box';
import { PointList } from './point-list';

/** The isolation plan with every point locked, tagged, and verified. */
export function IsolationPlan({ plan }: { plan: LotoPlanContent }) {
  const { title, place, seen, line, points, basis, box, order } = plan;
  return (
    <section id="isolation-plan" aria-label="Isolation plan">
      <DrawingFrame title={title} place={place} seen={seen}>
        <div className="xl:grid xl:grid-cols-[7fr_5fr]">
          {/* A phone shows the drawing above the tabs. */}
          <div className="drawing-grid-paper border-b border-(--line) px-3 py-4 max-sm:hidden">
            <LotoCut line={line} points={points} />
          </div>
          <div className="max-xl:border-b border-(--line) xl:row-span-2 xl:border-l">
            <PointList points={points} />
            <Basis {...basis} />
          </div>
          <LockBox box={box} order={order} />
        </div>
      </DrawingFrame>
    </section>
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
