import { Fragment, type KeyboardEvent, type PointerEvent } from 'react';
import { NoBreakTags } from '@/components/sections/drawings/no-break-tags';
import { formatHours, type Hours } from '@/lib/calculations/hours';
import { latestStart } from '@/lib/calculations/simops-options';
import { fireWatchAfter, followUpsOf, type Job, type Rules } from '@/lib/calculations/simops-rules';
import { fieldProps } from '../field-props';
import type { BoardHandlers } from './board-state';
import { drag } from './drag';
import { Bar, HoursChart, xAt } from './hours-chart';
import { isIsolation } from './jobs';
import { loadable, WhenOpen } from './panel';

interface PermitRowProps {
  permit: Job;
  /** Those of both shifts. */
  jobs: readonly Job[];
  /** As the board has it before any change; undefined for one that the visitor has added. */
  planned: Job | undefined;
  conflictHours: readonly Hours[];
  shift: Hours;
  rules: Rules;
  bays: number;
  handlers: BoardHandlers;
}

const PermitFields = loadable(({ PermitFields: Fields }) => Fields);

export const hintId = 'permit-board-hint';
export const sliderId = (tag: string) => `permit-${tag}`;
/** Minutes by which a pointer or a key moves a permit. */
const step = 15;
/** The room that a label needs on a phone, in minutes. */
const labelMinutes = 120;

/** A permit: its hours and place, its fields, and its bar, with a slider for the keyboard. */
export function PermitRow(props: PermitRowProps) {
  const { permit, jobs, planned, conflictHours, shift, rules, bays, handlers } = props;
  const { tag, work, place, equipment, bay, from, until } = permit;
  const time = formatHours(permit);
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
    const length = shift.until - shift.from;
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

  return (
    <li className="job border-t border-(--line)">
      <details>
        <summary className="job-label">
          <span className="font-mono">{tag}</span>
          <span dir="ltr" className="font-mono">
            {time}
          </span>
          <span className="job-place">
            <span className="text-(--quiet)">
              <NoBreakTags text={`${work} · ${place}, bay ${bay}`} />
            </span>
            <span className="needs-script underline">Edit</span>
          </span>
        </summary>
        <WhenOpen>
          <PermitFields
            permit={permit}
            jobs={jobs}
            shift={shift}
            bays={bays}
            handlers={handlers}
            isOnExample={planned !== undefined}
            latestEnd={shift.until - fireWatchAfter(permit, rules)}
          />
        </WhenOpen>
      </details>
      <div className="hours movable" onPointerDown={dragBar}>
        <input
          type="range"
          className="slider"
          id={sliderId(tag)}
          name={tag}
          aria-label={tag}
          aria-describedby={hintId}
          aria-valuetext={`${work}, ${time}, bay ${bay}`}
          min={shift.from}
          max={latestStart(permit, shift, rules)}
          step={step}
          onKeyDown={changeBay}
          {...fieldProps(String(from), (value) => handlers.move(tag, { from: Number(value) }))}
        />
        <HoursChart>
          {planned !== undefined && planned.from !== from && (
            <Bar {...planned} shift={shift} className="ghost">
              Planned
            </Bar>
          )}
          <Bar from={from} until={until} shift={shift} className="bar fill-amber" />
          {followUps.map((next) => {
            const hasRoomAfter = next.until + labelMinutes <= shift.until;
            const hasRoomBefore = until + labelMinutes <= next.from;
            return (
              <Fragment key={next.work}>
                <Bar {...next} shift={shift} className="follow-up" />
                {(hasRoomAfter || hasRoomBefore) && (
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
    </li>
  );
}
