import { DrawingFrame } from '@/components/sections/drawings/drawing-frame';
import { NoBreakTags } from '@/components/sections/drawings/no-break-tags';
import { formatHour, formatHours, unionOf } from '@/lib/calculations/hours';
import { findConflicts } from '@/lib/calculations/simops';
import type { PermitBoardContent } from '@/lib/content/types';
import { AddPermit } from './add-permit';
import { type BoardHandlers, type BoardState, maxAdded } from './board-state';
import { atHours } from './hour-classes';
import { PermitPlan } from './permit-plan';
import { PermitRow } from './permit-row';
import { Verdict } from './verdict';

interface PermitBoardProps extends PermitBoardContent {
  state: BoardState;
  /** What couldn't be read from a link. */
  problems: readonly string[];
  handlers: BoardHandlers;
}

/** A shift's permits as bars on a clock and as zones on a plan, with the verdict on them. */
export function PermitBoard({ state, problems, handlers, ...board }: PermitBoardProps) {
  const { title, place, seen, permits, isolations, schedule, rack, add } = board;
  const { firstHour } = schedule;
  const conflicts = findConflicts(state, schedule);
  const isExample = JSON.stringify(state) === JSON.stringify(permits);
  return (
    <DrawingFrame
      title={title}
      place={place}
      seen={isExample ? seen : 'The board with your changes.'}
      caption={isExample ? undefined : 'Illustration with your changes'}
    >
      <div aria-hidden="true" className="job border-t border-(--line)">
        <div className="hours tag text-(--quiet)">
          {[0, 3, 6, 9].map((hours) => (
            <span key={hours}>{formatHour(firstHour + hours)}</span>
          ))}
        </div>
      </div>
      <ul>
        {state.map((permit) => {
          const planned = permits.find(({ tag }) => tag === permit.tag);
          return (
            <PermitRow
              key={permit.tag}
              permit={permit}
              place={planned?.bay === permit.bay ? planned.place : rack.name}
              isAdded={planned === undefined}
              conflictHours={unionOf(
                conflicts.filter(({ permits }) => permits.some(({ tag }) => tag === permit.tag)),
              )}
              schedule={schedule}
              handlers={handlers}
            />
          );
        })}
        {isolations.map(({ tag, where, ...hours }) => (
          <li key={tag} className="job border-t border-(--line)">
            <div className="flex flex-wrap justify-between gap-x-4 px-4 py-2">
              <span className="font-mono">{tag}</span>
              <span className="font-mono">{formatHours(hours)}</span>
              <span className="basis-full text-(--quiet)">
                <NoBreakTags text={where} />
              </span>
            </div>
            <div className="hours">
              <b className={`bar bg-red text-paper ${atHours(hours, firstHour)}`}>Isolation</b>
            </div>
          </li>
        ))}
      </ul>
      <div className="verdict border-t-2">
        <Verdict {...{ board, state, conflicts, problems, handlers }} />
        <PermitPlan {...{ schedule, state, isolations, conflicts, handlers }} />
      </div>
      <AddPermit
        {...add}
        hint={board.hint}
        isExample={isExample}
        isFull={state.length >= permits.length + maxAdded}
        handlers={handlers}
      />
    </DrawingFrame>
  );
}
