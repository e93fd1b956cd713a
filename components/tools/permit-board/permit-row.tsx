import { Fragment, type KeyboardEvent, type PointerEvent } from 'react';
import { NoBreakTags } from '@/components/sections/drawings/no-break-tags';
import { equipmentIn } from '@/lib/calculations/equipment';
import type { Hours } from '@/lib/calculations/hours';
import { latestStart } from '@/lib/calculations/simops-options';
import { areaOf, followUpsOf, type Job, type Rules } from '@/lib/calculations/simops-rules';
import type { SiteClock } from '@/lib/calculations/site-clock';
import { fieldProps } from '../field-props';
import type { BoardHandlers } from './board-state';
import { drag } from './drag';
import { Bar, HoursChart, isLong, xAt } from './hours-chart';
import { isIsolation, whereIs } from './jobs';
import { loadable, WhenOpen } from './panel';

interface PermitRowProps {
  permit: Job;
  jobs: readonly Job[];
  /** As the board has it before any change; undefined for one that the visitor has added. */
  planned: Job | undefined;
  conflictHours: readonly Hours[];
  /** What's in view. */
  shift: Hours;
  clock: SiteClock;
  rules: Rules;
  bays: number;
  handlers: BoardHandlers;
}

const PermitFields = loadable(({ PermitFields: Fields }) => Fields);

export const hintId = 'permit-board-hint';
export const sliderId = (tag: string) => `permit-${tag}`;
/** The room that a label needs on a phone, as a share of the axis. */
const labelShare = 1 / 6;

/** A permit or an isolation: its hours and place, its fields, and its bar, with a slider for a permit. */
export function PermitRow(props: PermitRowProps) {
  const { permit, jobs, planned, shift, clock, rules, bays, handlers } = props;
  const { tag, work, description } = permit;
  const isLock = isIsolation(permit, rules);
  const named = isLock ? isolationText(permit, rules) : `${work} · ${whereIs(permit, rules)}`;
  const what = description === undefined ? named : `${named}, “${description}”`;
  return (
    <li className="job border-t border-(--line)">
      <details>
        <summary className="job-label">
          <span className="font-mono">{tag}</span>
          <span dir="ltr" className="font-mono">
            {clock.format(permit)}
          </span>
          <span className="job-place">
            <span className="text-(--quiet)">
              <NoBreakTags text={what} />
            </span>
            <span className="needs-script underline">Edit</span>
          </span>
        </summary>
        <WhenOpen>
          <PermitFields
            permit={permit}
            jobs={jobs}
            clock={clock}
            bays={bays}
            areas={rules.areas}
            handlers={handlers}
            isOnExample={planned !== undefined}
            isIsolation={isLock}
          />
        </WhenOpen>
      </details>
      {isLock ? (
        <div className={`hours ${isLong(shift) ? 'days' : ''}`}>
          <HoursChart shift={shift} clock={clock}>
            <Bar {...within(permit, shift)} shift={shift} className="isolation-bar fill-blue">
              {work}
            </Bar>
          </HoursChart>
        </div>
      ) : (
        <PermitBar {...props} />
      )}
    </li>
  );
}

function isolationText(job: Job, rules: Rules): string {
  const { work, place, equipment } = job;
  if (equipment === null) return `${work}, ${place}: no equipment is named, so it isolates nothing`;
  if (rules.areas.length > 0) return `Isolation of ${whereIs(job, rules)}`;
  return `Isolation of ${equipmentIn(place) === equipment ? place : `${equipment}, ${place}`}`;
}

/** The part in view: an isolation may last longer. */
function within({ from, until }: Hours, shift: Hours): Hours {
  return { from: Math.max(from, shift.from), until: Math.min(until, shift.until) };
}

/** A permit's hours, with a slider for the keyboard. */
function PermitBar(props: PermitRowProps) {
  const { permit, jobs, planned, conflictHours, shift, clock, rules, handlers } = props;
  const { tag, work, equipment, bay, from, until } = permit;
  const length = shift.until - shift.from;
  // Minutes by which a pointer or a key moves a permit.
  const step = length > 1440 ? 60 : 15;
  const isolations = jobs.filter((job) => isIsolation(job, rules));
  const followUps = followUpsOf(permit, isolations, rules);

  function changeBay(event: KeyboardEvent) {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    if (equipment === null) handlers.move(tag, { bay: bay + by });
  }

  /** A press next to the bar moves it there. A finger's may begin to scroll the page. */
  function dragBar(event: PointerEvent<HTMLElement>) {
    const { currentTarget: area, button, pointerType, clientX } = event;
    if (button !== 0) return;
    const { left, width } = area.getBoundingClientRect();
    const pressed = shift.from + ((clientX - left) / width) * length;
    const isOnBar = from <= pressed && pressed <= until;
    if (!isOnBar && pointerType === 'touch') return;
    // Otherwise the press takes the focus from the slider.
    event.preventDefault();
    document.getElementById(sliderId(tag))?.focus({ preventScroll: true });
    const start = isOnBar ? from : pressed - (until - from) / 2;
    let last = from;
    const follow = (by: number) => {
      const next = Math.round((start + by * length) / step) * step;
      if (next !== last) handlers.move(tag, { from: next });
      last = next;
    };
    if (!isOnBar) follow(0);
    drag(event.nativeEvent, area, follow);
  }

  // Next to the planned bar, a label of what follows would read as that bar's.
  const isMoved = planned !== undefined && planned.from !== from;

  return (
    <div className={`hours movable ${isLong(shift) ? 'days' : ''}`} onPointerDown={dragBar}>
      <input
        type="range"
        className="slider"
        id={sliderId(tag)}
        name={tag}
        aria-label={tag}
        aria-describedby={hintId}
        aria-valuetext={`${work}, ${clock.format(permit)}, ${areaOf(permit, rules)}`}
        min={shift.from}
        max={latestStart(permit, shift, rules)}
        step={step}
        onKeyDown={changeBay}
        {...fieldProps(String(from), (value) => handlers.move(tag, { from: Number(value) }))}
      />
      <HoursChart shift={shift} clock={clock}>
        {isMoved && (
          <Bar {...planned} shift={shift} className="ghost">
            Planned
          </Bar>
        )}
        <Bar from={from} until={until} shift={shift} className="bar fill-amber" />
        {followUps.map((next) => {
          const hasRoomAfter = next.until + length * labelShare <= shift.until;
          const hasRoomBefore = until + length * labelShare <= next.from;
          return (
            <Fragment key={next.work}>
              <Bar {...next} shift={shift} className="follow-up" />
              {!isMoved && (hasRoomAfter || hasRoomBefore) && (
                <text
                  x={xAt(hasRoomAfter ? next.until : next.from, shift)}
                  dx={hasRoomAfter ? 8 : -8}
                  y="29"
                  textAnchor={hasRoomAfter ? 'start' : 'end'}
                >
                  {next.work}
                </text>
              )}
            </Fragment>
          );
        })}
        {conflictHours.map((hours) => (
          <Bar
            key={hours.from}
            {...hours}
            shift={shift}
            fill="url(#conflict-hatch)"
            className="conflict-bar"
          />
        ))}
        <Bar from={from} until={until} shift={shift} className="fill-none">
          {work}
        </Bar>
      </HoursChart>
    </div>
  );
}
