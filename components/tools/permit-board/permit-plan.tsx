import type { PointerEvent } from 'react';
import { type Conflict, zoneOf } from '@/lib/calculations/simops';
import type { PermitBoardContent } from '@/lib/content/types';
import { type BoardHandlers, type BoardState, bayNumbers } from './board-state';
import { drag } from './drag';
import { sliderId } from './permit-row';

interface PermitPlanProps extends Pick<PermitBoardContent, 'schedule' | 'isolations'> {
  state: BoardState;
  conflicts: readonly Conflict[];
  handlers: BoardHandlers;
}

/** Units of the drawing. */
const bayWidth = 50;
const height = 150;
/** The center of a bay. */
const x = (bay: number) => (bay - 0.5) * bayWidth;

/** The rack from above, with a zone around each permit. The rows have the same in words. */
export function PermitPlan(props: PermitPlanProps) {
  const { schedule, isolations, state, conflicts, handlers } = props;
  const { bays } = schedule;
  const numbers = bayNumbers(schedule);
  const width = bays * bayWidth;
  const inConflict = conflicts.flatMap(({ permits }) => permits.map(({ tag }) => tag));

  function dragPermit(event: PointerEvent, tag: string, bay: number) {
    const area = event.currentTarget.closest('svg');
    if (area === null || event.button !== 0) return;
    // Otherwise the press takes the focus from the slider.
    event.preventDefault();
    document.getElementById(sliderId(tag))?.focus();
    let last = bay;
    drag(event.nativeEvent, area, bays, (position) => {
      const next = Math.floor(position) + 1;
      if (next !== last) handlers.move(tag, { bay: next });
      last = next;
    });
  }

  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="plan" width="100%">
      {state.map(({ tag, work, bay }) => (
        <circle
          key={tag}
          cx={x(bay)}
          cy={75}
          r={(zoneOf(work, schedule) / schedule.bayLength) * bayWidth}
          fillOpacity="0.2"
          className={inConflict.includes(tag) ? 'fill-red' : 'fill-amber'}
        />
      ))}
      <path d={`M0 60h${width}M0 75h${width}M0 90h${width}`} stroke="currentColor" />
      <path
        d={`M0 54h${width}M0 96h${width}`}
        stroke="currentColor"
        strokeWidth="6"
        strokeDasharray={`6 ${bayWidth - 6}`}
      />
      {isolations.map(({ tag, bay }) => (
        <path key={tag} d={`M${x(bay) - 20} 75h40`} strokeWidth="4" className="stroke-red" />
      ))}
      <text y="145" x={numbers.map(x).join(' ')}>
        {numbers.join('')}
      </text>
      {state.map(({ tag, bay }, index) => (
        <g key={tag} className="movable" onPointerDown={(event) => dragPermit(event, tag, bay)}>
          <path d={`M${x(bay) - 36} ${12 + 20 * index}h72v18h-72z`} className="fill-amber" />
          <text x={x(bay)} y={26 + 20 * index}>
            {tag}
          </text>
        </g>
      ))}
    </svg>
  );
}
