import type { PointerEvent } from 'react';
import { formatHours } from '@/lib/calculations/hours';
import { type Conflict, type Job, type Rules, zoneOf } from '@/lib/calculations/simops-rules';
import type { BoardHandlers } from './board-state';
import { formatDistance, toFeet, type Unit } from './distance';
import { drag } from './drag';
import { isIsolation } from './jobs';
import { sliderId } from './permit-row';

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

/** Units of the drawing: a bay is as deep as it's long, and the plan shows 30 ft beyond the first and the last. */
const bay = 40;
const beside = 64;
/** Above and below the rack: 50 ft, as far as most zones reach. */
const around = 104;
const [tagWidth, tagHeight] = [86, 26];

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
  const feet = bay / rules.bayLength;
  const center = (number: number) => (number - 0.5) * bay;
  const lanes = lanesOf(permits, (job) => tagStart(center(job.bay), length));
  const top = Math.max(around, (Math.max(0, ...lanes) + 1) * tagHeight + 12);
  const ruler = bay + around + 8;
  const scale = toFeet(unit === 'm' ? 15 : 50, unit);
  const numbers = Array.from({ length: rack.bays }, (_, index) => index + 1);

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
      viewBox={`${-beside} ${-top} ${width} ${top + ruler + 48}`}
      className="plan"
      width="100%"
    >
      {permits.map((job, index) => {
        const { tag, work } = job;
        const zone = (zoneOf(work, rules) ?? 0) * feet;
        if (zone === 0) return null;
        const before = planned.find((each) => each.tag === tag) ?? job;
        const isElsewhere = before.bay !== job.bay;
        const isMoved = isElsewhere || before.from !== job.from;
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
        const isRed = inConflict.includes(tag);
        const look = isRed ? 'fill-red stroke-red' : 'fill-amber stroke-amber';
        return (
          <g key={tag}>
            {area(job.bay, isMoved && !isRed && !isElsewhere ? 'ghost' : look)}
            {isElsewhere && area(before.bay, 'ghost')}
            {isMoved && (
              <text
                x={within(center(before.bay), 100 - beside, length + beside - 100)}
                y={bay + 30 + index * 18}
              >
                {`${tag} ${isElsewhere ? 'planned' : formatHours(job)}`}
              </text>
            )}
          </g>
        );
      })}
      <path
        d={`M${-beside} 0h${width}m0 ${bay / 2}h-${width}m0 ${bay / 2}h${width}`}
        stroke="currentColor"
      />
      <path
        d={`M-3 -3h${length + 6}M-3 ${bay + 3}h${length + 6}`}
        stroke="currentColor"
        strokeWidth="6"
        strokeDasharray={`6 ${bay - 6}`}
      />
      {permits.map((job) => (
        <path
          key={job.tag}
          d={`M${(job.bay - 1) * bay + 4} 6h${bay - 8}v${bay - 12}h-${bay - 8}z`}
          className="fill-amber"
        />
      ))}
      {isolations.map((job) => (
        <path
          key={job.tag}
          d={`M${center(job.bay) - 12} ${bay / 2}h24`}
          strokeWidth="6"
          className="stroke-red"
        />
      ))}
      {permits.map((job, index) => {
        const { tag, equipment } = job;
        const x = tagStart(center(job.bay), length);
        const y = -8 - tagHeight * ((lanes[index] ?? 0) + 1);
        return (
          <g
            key={tag}
            className={equipment === null ? 'movable' : undefined}
            onPointerDown={equipment === null ? (event) => dragPermit(event, job) : undefined}
          >
            <path
              d={`M${x} ${y}h${tagWidth - 2}v${tagHeight - 2}h-${tagWidth - 2}z`}
              className="fill-amber"
            />
            <text
              x={x + tagWidth / 2 - 1}
              y={y + 17}
              textLength={tag.length > 8 ? tagWidth - 8 : undefined}
              lengthAdjust="spacingAndGlyphs"
            >
              {tag}
            </text>
          </g>
        );
      })}
      <path
        d={`M0 ${ruler}h${length}${numbers.map((n) => `M${n * bay} ${ruler}v6`).join('')}M0 ${ruler}v6`}
        stroke="currentColor"
      />
      <text y={ruler + 17} x={numbers.map(center).join(' ')}>
        {numbers.join('')}
      </text>
      <path d={`M0 ${ruler + 32}v12m0 -6h${scale * feet}m0 -6v12`} className="scale-bar" />
      <text x={8 + scale * feet} y={ruler + 43} className="scale-label">
        {formatDistance(scale, unit)}
      </text>
      <text x={length} y={ruler + 43} className="plan-name">
        {rack.name}
      </text>
    </svg>
  );
}

/** The left edge of a tag, within the drawing. */
function tagStart(center: number, length: number): number {
  return within(center - tagWidth / 2, 2 - beside, length + beside - tagWidth);
}

function within(x: number, min: number, max: number): number {
  return Math.max(min, Math.min(x, max));
}

/** The row of each permit's tag, so that no tag covers another. */
function lanesOf(permits: readonly Job[], startOf: (job: Job) => number): number[] {
  const ends: number[][] = [];
  return permits.map((job) => {
    const start = startOf(job);
    const free = ends.findIndex((taken) => taken.every((x) => Math.abs(x - start) >= tagWidth));
    const lane = free === -1 ? ends.length : free;
    ends[lane] = [...(ends[lane] ?? []), start];
    return lane;
  });
}
