import type { PointerEvent } from 'react';
import { type Conflict, type Job, type Rules, zoneOf } from '@/lib/calculations/simops-rules';
import type { BoardHandlers } from './board-state';
import { formatDistance, type Unit } from './distance';
import { drag } from './drag';
import { isIsolation } from './jobs';
import { sliderId } from './permit-row';
import {
  around,
  bay,
  besideFirst,
  besideLast,
  centerOf,
  type PlacedTag,
  placeTags,
  rowHeight,
  within,
} from './place-tags';

interface PermitPlanProps {
  jobs: readonly Job[];
  /** As they were before the visitor moved any. */
  planned: readonly Job[];
  conflicts: readonly Conflict[];
  rules: Rules;
  rack: { name: string; bays: number };
  unit: Unit;
  handlers: BoardHandlers;
}

/**
 * The rack from above, to scale. A zone reaches from the edges of a permit's bay, so a permit is too close if its bay is in
 * the zone. One that was rescheduled is an outline. The rows have the same in words.
 */
export function PermitPlan({ jobs, planned, conflicts, rules, rack, ...props }: PermitPlanProps) {
  const { unit, handlers } = props;
  const permits = jobs.filter((job) => !isIsolation(job, rules));
  const inConflict = conflicts.flatMap((conflict) => conflict.permits.map(({ tag }) => tag));
  const length = rack.bays * bay;
  const width = besideFirst + length + besideLast;
  const tags = placeTags(permits, length);
  // Above the rack, and below it.
  const height = around + Math.max(1, ...tags.map(({ row }) => row + 1)) * rowHeight;
  const feet = bay / rules.bayLength;
  const zoneAround = ({ work }: Job) => (zoneOf(work, rules) ?? 0) * feet;
  const zoned = permits.filter((job) => zoneAround(job) > 0);
  const plannedOf = (job: Job) => planned.find(({ tag }) => tag === job.tag) ?? job;

  function dragPermit(event: PointerEvent, job: Job) {
    const area = event.currentTarget.closest('svg');
    if (area === null || event.button !== 0) return;
    // Otherwise the press takes the focus from the slider.
    event.preventDefault();
    document.getElementById(sliderId(job.tag))?.focus({ preventScroll: true });
    let last = job.bay;
    drag(event.nativeEvent, area, (by) => {
      const next = Math.round(job.bay + (by * width) / bay);
      if (next !== last) handlers.move(job.tag, { bay: next });
      last = next;
    });
  }

  return (
    <svg
      aria-hidden="true"
      viewBox={`${-besideFirst} ${-height} ${width} ${bay + 2 * height}`}
      className="plan"
      width="100%"
    >
      {zoned.map((job, index) => {
        const { tag } = job;
        const zone = zoneAround(job);
        const before = plannedOf(job);
        const isElsewhere = before.bay !== job.bay;
        const isMoved = isElsewhere || before.from !== job.from;
        const isRed = inConflict.includes(tag);
        const sign = job.bay > rack.bays / 2 ? -1 : 1;
        const edge = centerOf(job.bay) + (sign * bay) / 2;
        const reach = sign * zone;
        const area = (number: number, look: string) => (
          <rect
            x={(number - 1) * bay - zone}
            y={-zone}
            width={bay + 2 * zone}
            height={bay + 2 * zone}
            rx={zone}
            className={`zone ${look}`}
          />
        );
        const look = isRed ? 'fill-red/6 stroke-red' : 'fill-amber/10 stroke-amber';
        return (
          <g key={tag}>
            {area(job.bay, isMoved && !isRed && !isElsewhere ? 'ghost' : look)}
            {isElsewhere && area(before.bay, 'ghost')}
            {/* How far the first zone reaches, from the edge of its bay to the side that has more room. */}
            {index === 0 && (
              <>
                <path d={`M${edge} 80v12m0-6h${reach}m0-6v12`} className="plan-leader" />
                <text x={edge + reach / 2} y="82">
                  {formatDistance(zone / feet, unit)}
                </text>
              </>
            )}
          </g>
        );
      })}
      <path
        d={`M-24 0h${length + 48}m0 ${bay / 2}h-${length + 48}m0 ${bay / 2}h${length + 48}`}
        stroke="currentColor"
      />
      <path
        d={`M-3 -3h${length + 6}M-3 ${bay + 3}h${length + 6}`}
        stroke="currentColor"
        strokeWidth="6"
        strokeDasharray={`6 ${bay - 6}`}
      />
      {permits.map(({ tag, bay: number }) => {
        const d = `M${(number - 1) * bay} 0h${bay}v${bay}h-${bay}z`;
        return (
          <g key={tag}>
            <path d={d} className="fill-amber" />
            {inConflict.includes(tag) && (
              <path d={d} fill="url(#conflict-hatch)" className="conflict-bar" />
            )}
          </g>
        );
      })}
      <text
        y={bay + 20}
        x={Array.from({ length: rack.bays }, (_, index) => centerOf(index + 1)).join(' ')}
      >
        {Array.from({ length: rack.bays }, (_, index) => index + 1).join('')}
      </text>
      <text x={length + 24} y="-14" className="plan-name">
        {rack.name}
      </text>
      {tags.map((placed) => {
        const { permit } = placed;
        const isMovable = permit.equipment === null;
        return (
          <g
            key={permit.tag}
            className={isMovable ? 'movable' : undefined}
            onPointerDown={isMovable ? (event) => dragPermit(event, permit) : undefined}
          >
            <PlanTag {...placed} />
          </g>
        );
      })}
      {/* In front of the zones and the leaders. */}
      {zoned.map((job, index) => {
        const { bay: number } = plannedOf(job);
        if (number === job.bay) return null;
        return (
          <text
            key={job.tag}
            x={within(centerOf(number), 100 - besideFirst, length + besideLast - 100)}
            y={bay + 70 + index * 18}
          >
            {`${job.tag} planned`}
          </text>
        );
      })}
    </svg>
  );
}

/** A permit's tag on the plan, with a leader to its bay. */
function PlanTag({ permit, name, x, width, row, side }: PlacedTag) {
  // The middle of the tag's height.
  const middle = bay / 2 + side * (bay / 2 + around + row * rowHeight + 15);
  // Two permits in one bay have leaders next to each other.
  const end = centerOf(permit.bay) + side * 12;
  const edge = bay / 2 + (side * bay) / 2;
  return (
    <>
      <path d={`M${end} ${edge}V${middle}`} className="plan-leader" />
      <path
        d={`M${x + 8} ${middle - 15}h${width - 8}v30h${8 - width}l-8-8v-14z`}
        className="fill-amber"
      />
      <circle cx={x + 11} cy={middle} r="3" />
      <text x={x + width / 2 + 7} y={middle + 5}>
        {permit.tag}
      </text>
      <text x={x + width + 8} y={middle + 5} className="plan-label">
        {name}
      </text>
    </>
  );
}
