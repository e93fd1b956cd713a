'use client';

import { useEffect, useRef, useState } from 'react';
import { formatHours, formatTime, type Hours, parseTime } from '@/lib/calculations/hours';
import type { Job } from '@/lib/calculations/simops-rules';
import type { BoardHandlers } from './board-state';
import { atClock } from './jobs';
import { NumberField } from './number-field';

interface PermitFieldsProps {
  permit: Job;
  shift: Hours;
  /** By when it has to end. */
  latestEnd: number;
  bays: number;
  /** Those of both shifts. */
  jobs: readonly Job[];
  isOnExample: boolean;
  handlers: BoardHandlers;
}

/** A permit's start, end, and bay. A new start keeps the permit's length. */
export function PermitFields(props: PermitFieldsProps) {
  const { permit, shift, latestEnd, bays, jobs, isOnExample, handlers } = props;
  const { tag, from, until, bay, equipment } = permit;
  const [problem, setProblem] = useState('');

  function changeTo(field: 'from' | 'until', time: number) {
    const end = field === 'from' ? time + until - from : time;
    const start = field === 'from' ? time : from;
    const isAllowed = shift.from <= start && start < end && end <= latestEnd;
    const allowed = formatHours({ from: shift.from, until: latestEnd });
    setProblem(isAllowed ? '' : `${tag} has to start and end within ${allowed}.`);
    if (isAllowed) handlers.move(tag, { [field]: time });
  }

  return (
    <div className="permit-fields">
      {(['start', 'end'] as const).map((field) => (
        <TimeField
          key={field}
          tag={tag}
          field={field}
          value={field === 'start' ? from : until}
          onChange={(clock) =>
            changeTo(field === 'start' ? 'from' : 'until', atClock(clock, shift))
          }
        />
      ))}
      {equipment === null ? (
        <div>
          <span aria-hidden="true" className="field-label">
            Bay
          </span>
          <NumberField
            label={`${tag} bay`}
            value={bay}
            min={1}
            max={bays}
            onChange={(next) => handlers.move(tag, { bay: next })}
          />
        </div>
      ) : (
        <p className="field-note">{`${equipment} is in bay ${bay}.`}</p>
      )}
      {!isOnExample && (
        <button
          type="button"
          className="min-h-11 underline"
          onClick={() =>
            handlers.replace(
              jobs.filter((job) => job !== permit),
              undefined,
            )
          }
        >
          Remove<span className="sr-only"> {tag}</span>
        </button>
      )}
      <p role="alert" className="field-note text-red">
        {problem}
      </p>
    </div>
  );
}

interface TimeFieldProps {
  tag: string;
  field: 'start' | 'end';
  value: number;
  onChange: (time: number) => void;
}

/** A time of the clock, taken once it's complete: browsers report each digit as another time. */
function TimeField({ tag, field, value, onChange }: TimeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = formatTime(value);

  useEffect(() => {
    if (input.current !== null) input.current.value = shown;
  }, [shown]);

  function take() {
    const typed = input.current?.value ?? '';
    if (typed !== '' && typed !== shown) onChange(parseTime(typed));
    if (input.current !== null) input.current.value = shown;
  }

  return (
    <label>
      <span className="sr-only">{tag} </span>
      <span className="field-label">{field}</span>
      <input
        ref={input}
        type="time"
        step={900}
        autoComplete="off"
        className="tool-field"
        defaultValue={shown}
        onBlur={take}
        onKeyDown={({ key }) => key === 'Enter' && take()}
      />
    </label>
  );
}
