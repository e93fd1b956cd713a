import type { KeyboardEvent, PointerEvent } from 'react';
import { NoBreakTags } from '@/components/sections/drawings/no-break-tags';
import { formatHours, type Hours } from '@/lib/calculations/hours';
import { latestStart, type Permit, type Schedule } from '@/lib/calculations/simops';
import { fieldProps } from '../field-props';
import { hintId } from './add-permit';
import { type BoardHandlers, typedBay } from './board-state';
import { drag, positionIn } from './drag';
import { atHours, duration } from './hour-classes';

interface PermitRowProps {
  permit: Permit;
  /** What's in its bay. */
  place: string;
  isAdded: boolean;
  conflictHours: readonly Hours[];
  schedule: Schedule;
  handlers: BoardHandlers;
}

export const sliderId = (tag: string) => `permit-${tag}`;

/**
 * A permit: its hours, its bay, and its bar, under a slider that isn't visible.
 */
export function PermitRow(props: PermitRowProps) {
  const { permit, place, isAdded, conflictHours, schedule, handlers } = props;
  const { tag, work, bay, from, hours, fireWatch } = permit;
  const { firstHour, lastHour } = schedule;
  const until = from + hours;
  const time = formatHours({ from, until });

  function changeBay(event: KeyboardEvent) {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    handlers.move(tag, { bay: bay + step });
  }

  function typeBay(value: string) {
    const typed = typedBay(value);
    if (typed !== null) handlers.move(tag, { bay: typed });
  }

  /** A slider's own drag would center the bar on the pointer. Fingers and presses next to the bar have that one. */
  function dragBar(event: PointerEvent<HTMLElement>) {
    const { currentTarget: area, button, pointerType } = event;
    if (button !== 0 || pointerType === 'touch') return;
    const pressed = positionIn(area, event.nativeEvent, lastHour - firstHour) + firstHour;
    if (pressed < from || pressed > until + fireWatch) return;
    event.preventDefault();
    area.focus();
    let last = from;
    drag(event.nativeEvent, area, lastHour - firstHour, (position, start) => {
      const next = from + Math.round(position - start);
      if (next !== last) handlers.move(tag, { from: next });
      last = next;
    });
  }

  return (
    <li className="job border-t border-(--line)">
      <div className="flex flex-wrap justify-between gap-x-4 px-4 py-2">
        <span className="font-mono">{tag}</span>
        <span className="font-mono">{time}</span>
        <span className="basis-full text-(--quiet)">
          <NoBreakTags text={`${place}, bay `} />
          <input
            type="number"
            name={`${tag}-bay`}
            aria-label={`${tag} bay`}
            min={1}
            max={schedule.bays}
            className="bay-field"
            {...fieldProps(String(bay), typeBay)}
          />
          {isAdded && (
            <button
              type="button"
              className="float-right min-h-6 underline"
              onClick={() => handlers.remove(tag)}
            >
              Remove<span className="sr-only"> {tag}</span>
            </button>
          )}
        </span>
      </div>
      <div className="hours">
        <input
          type="range"
          className={`slider ${duration(hours)}`}
          id={sliderId(tag)}
          name={tag}
          aria-label={tag}
          aria-describedby={hintId}
          aria-valuetext={`${work}, ${time}, bay ${bay}`}
          min={firstHour}
          max={latestStart(permit, schedule)}
          onKeyDown={changeBay}
          onPointerDown={dragBar}
          {...fieldProps(String(from), (value) => handlers.move(tag, { from: Number(value) }))}
        />
        <b className={`bar movable bg-amber ${atHours({ from, until }, firstHour)}`}>{work}</b>
        {fireWatch > 0 && (
          <FireWatch from={until} until={until + fireWatch} {...{ firstHour, lastHour }}>
            {schedule.fireWatch}
          </FireWatch>
        )}
        {conflictHours.map((each) => (
          <i key={each.from} className={`conflict-hatch ${atHours(each, firstHour)}`} />
        ))}
      </div>
    </li>
  );
}

interface FireWatchProps extends Hours {
  firstHour: number;
  lastHour: number;
  children: string;
}

/** An hour is narrow on a phone, so the text follows the bar. At the end of the board, it has no room there. */
function FireWatch({ from, until, firstHour, lastHour, children }: FireWatchProps) {
  const endsLate = until + 2 > lastHour;
  const label = endsLate ? { from, until } : { from: until, until: lastHour };
  return (
    <>
      <i className={`bar dashed ${atHours({ from, until }, firstHour)}`} />
      <span className={`bar ${atHours(label, firstHour)}${endsLate ? ' max-sm:sr-only' : ''}`}>
        {children}
      </span>
    </>
  );
}
