import type { PointerEvent } from 'react';
import { type Conflict, type Job, type Rules, zoneOf } from '@/lib/calculations/simops-rules';
import type { BoardHandlers } from './board-state';
import { formatDistance, toFeet, type Unit } from './distance';
import { drag } from './drag';
import { isIsolation } from './jobs';
import { sliderId } from './permit-row';

interface PermitPlanProps {
  jobs: readonly Job[];
  conflicts: readonly Conflict[];
  rules: Rules;
  bays: number;
  unit: Unit;
  handlers: BoardHandlers;
}

/** Units of the drawing. */
const bayWidth = 50;
const [tagWidth, tagHeight] = [74, 20];

/**
 * The rack from above, to scale. A zone reaches from the edges of a permit's bay, so a permit is too close if its bay is in
 * the zone. The rows have the same in words.
 */
export function PermitPlan({ jobs, conflicts, rules, bays, unit, handlers }: PermitPlanProps) {
  const permits = jobs.filter((job) => !isIsolation(job, rules));
  const isolations = jobs.filter((job) => isIsolation(job, rules));
  const inConflict = conflicts.flatMap((conflict) => conflict.permits.map(({ tag }) => tag));
  const width = bays * bayWidth;
  const feet = bayWidth / rules.bayLength;
  const center = (bay: number) => (bay - 0.5) * bayWidth;
  const lanes = lanesOf(permits, (bay) => tagStart(center(bay), width));
  const top = Math.max(0, ...lanes, 1) * tagHeight + 34;
  const scale = toFeet(unit === 'm' ? 15 : 50, unit);
  const numbers = Array.from({ length: bays }, (_, index) => index + 1);

  function dragPermit(event: PointerEvent, { tag, bay }: Job) {
    const area = event.currentTarget.closest('svg');
    if (area === null || event.button !== 0) return;
    // Otherwise the press takes the focus from the slider.
    event.preventDefault();
    document.getElementById(sliderId(tag))?.focus({ preventScroll: true });
    let last = bay;
    drag(event.nativeEvent, area, (by) => {
      const next = Math.round(bay + by * bays);
      if (next !== last) handlers.move(tag, { bay: next });
      last = next;
    });
  }

  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${top + 92}`} className="plan" width="100%">
      {permits.map(({ tag, work, bay }) => {
        const zone = zoneOf(work, rules);
        return zone === null ? null : (
          <rect
            key={tag}
            x={(bay - 1) * bayWidth - zone * feet}
            y={4}
            width={bayWidth + 2 * zone * feet}
            height={top + 44}
            className={`zone ${inConflict.includes(tag) ? 'fill-red stroke-red' : 'fill-amber stroke-amber'}`}
          />
        );
      })}
      <path d={`M0 ${top}h${width}m0 12h-${width}m0 12h${width}`} stroke="currentColor" />
      <path
        d={`M1 ${top - 6}h${width}M1 ${top + 30}h${width}`}
        stroke="currentColor"
        strokeWidth="6"
        strokeDasharray={`6 ${bayWidth - 6}`}
        strokeDashoffset="4"
      />
      {permits.map(({ tag, bay }) => (
        <path
          key={tag}
          d={`M${(bay - 1) * bayWidth + 6} ${top + 4}h${bayWidth - 12}v16h-${bayWidth - 12}z`}
          className="fill-amber"
        />
      ))}
      {isolations.map(({ tag, bay }) => (
        <path
          key={tag}
          d={`M${center(bay) - 14} ${top + 12}h28`}
          strokeWidth="5"
          className="stroke-red"
        />
      ))}
      <text y={top + 45} x={numbers.map(center).join(' ')}>
        {numbers.join('')}
      </text>
      {permits.map((permit, index) => {
        const { tag, bay, equipment } = permit;
        const x = tagStart(center(bay), width);
        const y = 8 + tagHeight * (lanes[index] ?? 0);
        return (
          <g
            key={tag}
            className={equipment === null ? 'movable' : undefined}
            onPointerDown={equipment === null ? (event) => dragPermit(event, permit) : undefined}
          >
            <path
              d={`M${x} ${y}h${tagWidth - 2}v${tagHeight - 2}h-${tagWidth - 2}z`}
              className="fill-amber"
            />
            <text
              x={x + tagWidth / 2 - 1}
              y={y + 14}
              textLength={tag.length > 8 ? tagWidth - 8 : undefined}
              lengthAdjust="spacingAndGlyphs"
            >
              {tag}
            </text>
          </g>
        );
      })}
      <path d={`M4 ${top + 66}v12m0 -6h${scale * feet}m0 -6v12`} className="scale-bar" />
      <text x={10 + scale * feet} y={top + 77} className="scale-label">
        {formatDistance(scale, unit)}
      </text>
    </svg>
  );
}

/** The left edge of a tag, within the drawing. */
function tagStart(center: number, width: number): number {
  return Math.max(2, Math.min(center - tagWidth / 2, width - tagWidth));
}

/** The row of each permit's tag, so that no tag covers another. */
function lanesOf(permits: readonly Job[], startOf: (bay: number) => number): number[] {
  const ends: number[][] = [];
  return permits.map(({ bay }) => {
    const start = startOf(bay);
    const free = ends.findIndex((taken) => taken.every((x) => Math.abs(x - start) >= tagWidth));
    const lane = free === -1 ? ends.length : free;
    ends[lane] = [...(ends[lane] ?? []), start];
    return lane;
  });
}
