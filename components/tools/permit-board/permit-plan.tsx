import type { PointerEvent } from 'react';
import { formatHours } from '@/lib/calculations/hours';
import { type Conflict, type Job, type Rules, zoneOf } from '@/lib/calculations/simops-rules';
import type { BoardHandlers } from './board-state';
import { formatDistance, type Unit } from './distance';
import { drag } from './drag';
import { isIsolation } from './jobs';
import { sliderId } from './permit-row';
import { around, bay, beside, centerOf, placeTags, tagSize, within } from './place-tags';
import { Dimension, PlanTag } from './plan-tag';

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

/** With more permits, tags share rows, without the names of their work. */
const maxNamed = 6;

/**
 * The rack from above, to scale. A zone reaches from the edges of a permit's bay, so a permit is too close if its bay is in
 * the zone. One that was rescheduled is an outline. The rows have the same in words.
 */
export function PermitPlan({ jobs, planned, conflicts, rules, rack, ...props }: PermitPlanProps) {
  const { unit, handlers } = props;
  const permits = jobs.filter((job) => !isIsolation(job, rules));
  const isolations = jobs.filter((job) => isIsolation(job, rules));
  const inConflict = conflicts.flatMap((conflict) => conflict.permits.map(({ tag }) => tag));
  const length = rack.bays * bay;
  const width = length + 2 * beside;
  const isNamed = permits.length <= maxNamed;
  const tags = placeTags(permits, length, isNamed);
  const heightOf = (side: number) =>
    around +
    8 +
    tags.filter((tag) => tag.side === side).reduce((max, { row }) => Math.max(max, row + 1), 0) *
      tagSize.row;
  const top = heightOf(-1);
  const zoneAround = ({ work }: Job) => ((zoneOf(work, rules) ?? 0) * bay) / rules.bayLength;
  const zoned = permits.filter((job) => zoneAround(job) > 0);
  const measured = zoned.find(({ tag }) => inConflict.includes(tag)) ?? zoned[0];

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
      viewBox={`${-beside} ${-top} ${width} ${top + bay + heightOf(1)}`}
      className="plan"
      width="100%"
    >
      <pattern
        id="zone-hatch"
        width="12"
        height="12"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <rect width="12" height="1" className="fill-red" fillOpacity="0.35" />
      </pattern>
      {zoned.map((job, index) => {
        const { tag } = job;
        const zone = zoneAround(job);
        const before = planned.find((each) => each.tag === tag) ?? job;
        const isElsewhere = before.bay !== job.bay;
        const isMoved = isElsewhere || before.from !== job.from;
        const isRed = inConflict.includes(tag);
        const area = (number: number, look: string) => (
          <rect
            x={(number - 1) * bay - zone}
            y={-zone}
            width={bay + 2 * zone}
            height={bay + 2 * zone}
            rx={zone}
            fill={isRed ? 'url(#zone-hatch)' : 'none'}
            className={`zone ${look}`}
          />
        );
        const look = isRed ? 'stroke-red' : 'fill-amber/10 stroke-amber';
        return (
          <g key={tag}>
            {area(job.bay, isMoved && !isRed && !isElsewhere ? 'ghost' : look)}
            {isElsewhere && area(before.bay, 'ghost')}
            {isMoved && (
              <text
                x={within(centerOf(before.bay), 100 - beside, length + beside - 100)}
                y={bay + 66 + index * 18}
              >
                {`${tag} ${isElsewhere ? 'planned' : formatHours(job)}`}
              </text>
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
      {permits.map((job) => {
        const at = { x: (job.bay - 1) * bay, width: bay, height: bay };
        return inConflict.includes(job.tag) ? (
          <g key={job.tag}>
            <rect {...at} className="fill-amber" />
            <rect {...at} fill="url(#conflict-hatch)" className="stroke-red" strokeWidth="2" />
          </g>
        ) : (
          <rect key={job.tag} {...at} className="fill-amber" />
        );
      })}
      {isolations.map((job) => (
        <path
          key={job.tag}
          d={`M${centerOf(job.bay) - 3} 10v20m6 0v-20`}
          strokeWidth="4"
          className="stroke-red"
        />
      ))}
      <text
        y={bay + 20}
        x={Array.from({ length: rack.bays }, (_, index) => centerOf(index + 1)).join(' ')}
      >
        {Array.from({ length: rack.bays }, (_, index) => index + 1).join('')}
      </text>
      <text x={length + 24} y="-14" className="plan-name">
        {rack.name}
      </text>
      {measured && (
        <Dimension {...measured} zone={zoneAround(measured)} bays={rack.bays}>
          {formatDistance(zoneOf(measured.work, rules) ?? 0, unit)}
        </Dimension>
      )}
      {permits.map((job, index) => {
        const place = tags[index];
        return (
          place && (
            <g
              key={job.tag}
              className={job.equipment === null ? 'movable' : undefined}
              onPointerDown={job.equipment === null ? (event) => dragPermit(event, job) : undefined}
            >
              <PlanTag job={job} isNamed={isNamed} {...place} isEnd={job.bay > rack.bays / 2} />
            </g>
          )
        );
      })}
    </svg>
  );
}
