import { useEffect, useRef, useState } from 'react';
import { equipmentIn } from '@/lib/calculations/equipment';
import { formatTime, parseTime } from '@/lib/calculations/hours';
import { type Area, type Job, noArea } from '@/lib/calculations/simops-rules';
import { formatDay, type SiteClock } from '@/lib/calculations/site-clock';
import { fieldProps } from '../field-props';
import { type BoardHandlers, horizon } from './board-state';
import { isPlace, placeRule } from './jobs';
import { NumberField } from './number-field';

interface PermitFieldsProps {
  permit: Job;
  clock: SiteClock;
  bays: number;
  /** The visitor's own; empty for the rack's bays. */
  areas: readonly Area[];
  jobs: readonly Job[];
  isOnExample: boolean;
  isIsolation: boolean;
  handlers: BoardHandlers;
}

/** A job's start, end, place, and bay. A new start of a permit keeps its length. */
export function PermitFields(props: PermitFieldsProps) {
  const { permit, clock, bays, areas, jobs, isOnExample, isIsolation, handlers } = props;
  const { tag, place, bay, equipment } = permit;
  const [problem, setProblem] = useState('');

  function changeTo(field: 'from' | 'until', typed: string) {
    const [date = '', time = ''] = typed.split('T');
    const minutes = clock.minutesAt(date, parseTime(time), field === 'until');
    if (minutes === null) return setProblem(`${time} isn’t on the clock that night.`);
    const length = permit.until - permit.from;
    const next = { from: permit.from, until: permit.until, [field]: minutes };
    if (field === 'from' && !isIsolation) next.until = minutes + length;
    const isInside = horizon.from <= next.from && next.until <= horizon.until;
    const isAllowed = next.from < next.until && (isIsolation || isInside);
    const allowed = `within seven days from ${formatDay(clock.day)}, and end after it starts`;
    setProblem(isAllowed ? '' : `${tag} has to be ${allowed}.`);
    if (isAllowed) handlers.move(tag, next);
  }

  function changePlace(typed: string) {
    if (!isPlace(typed)) return setProblem(`Type ${placeRule}.`);
    setProblem('');
    handlers.move(tag, { place: typed, equipment: equipmentIn(typed) });
  }

  function changeArea(to: number) {
    const name = areas[to - 1]?.name;
    const isUnplaced = place === noArea && name !== undefined;
    handlers.move(tag, isUnplaced ? { bay: to, place: name } : { bay: to });
  }

  return (
    <div className="permit-fields">
      {(['from', 'until'] as const).map((field) => {
        const { date, time } = clock.at(permit[field]);
        return (
          <TypedField
            key={field}
            tag={tag}
            label={field === 'from' ? 'start' : 'end'}
            type="datetime-local"
            value={`${date}T${formatTime(time)}`}
            onChange={(typed) => changeTo(field, typed)}
          />
        );
      })}
      {!isOnExample && (
        <TypedField tag={tag} label="place" type="text" value={place} onChange={changePlace} />
      )}
      {isOnExample && equipment !== null ? (
        <p className="field-note">{`${equipment} is in bay ${bay}.`}</p>
      ) : areas.length > 0 ? (
        <label>
          <span className="sr-only">{tag} </span>
          <span className="field-label">area</span>
          <select
            className="tool-field"
            {...fieldProps(String(bay), (value) => changeArea(Number(value)))}
          >
            {bay === 0 && <option value="0">Choose</option>}
            {areas.map(({ name }, index) => (
              <option key={name} value={index + 1}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : (
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

interface TypedFieldProps {
  tag: string;
  label: string;
  type: 'datetime-local' | 'text';
  value: string;
  onChange: (typed: string) => void;
}

/** A field that's taken once it's complete: browsers report each digit of a time as another time. */
function TypedField({ tag, label, type, value, onChange }: TypedFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (input.current !== null) input.current.value = value;
  }, [value]);

  function take() {
    const typed = input.current?.value ?? '';
    if (typed !== '' && typed !== value) onChange(typed);
    if (input.current !== null) input.current.value = value;
  }

  return (
    <label>
      <span className="sr-only">{tag} </span>
      <span className="field-label">{label}</span>
      <input
        ref={input}
        type={type}
        step={type === 'text' ? undefined : 900}
        maxLength={type === 'text' ? 60 : undefined}
        autoComplete="off"
        className="tool-field"
        defaultValue={value}
        onBlur={take}
        onKeyDown={({ key }) => key === 'Enter' && take()}
      />
    </label>
  );
}
