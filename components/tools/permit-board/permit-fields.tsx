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
          label={`${tag} ${field}`}
          value={field === 'start' ? from : until}
          onChange={(clock) =>
            changeTo(field === 'start' ? 'from' : 'until', atClock(clock, shift))
          }
        />
      ))}
      {equipment === null ? (
        <>
          Bay
          <NumberField
            label={`${tag} bay`}
            value={bay}
            min={1}
            max={bays}
            onChange={(next) => handlers.move(tag, { bay: next })}
          />
        </>
      ) : (
        <p>
          {equipment} is in bay {bay}.
        </p>
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
      <p role="alert" className="text-red">
        {problem}
      </p>
    </div>
  );
}

interface TimeFieldProps {
  label: string;
  value: number;
  onChange: (time: number) => void;
}

/** A time of the clock, taken once it's complete: browsers report each digit as another time. */
function TimeField({ label, value, onChange }: TimeFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const shown = formatTime(value);

  useEffect(() => {
    if (field.current !== null) field.current.value = shown;
  }, [shown]);

  function take() {
    const typed = field.current?.value ?? '';
    if (typed !== '' && typed !== shown) onChange(parseTime(typed));
    if (field.current !== null) field.current.value = shown;
  }

  return (
    <input
      ref={field}
      type="time"
      step={900}
      aria-label={label}
      autoComplete="off"
      className="tool-field"
      defaultValue={shown}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  );
}
