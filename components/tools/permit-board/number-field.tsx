import { useId, useState } from 'react';
import { fieldProps } from '../field-props';
import { readWhole } from './settings';

interface NumberFieldProps {
  label: string;
  /** Null if it isn't known yet. */
  value: number | null;
  min: number;
  max: number;
  /** What's wrong with the value itself, if that depends on another field. */
  problem?: string | undefined;
  onChange: (value: number) => void;
}

/** A whole number that's typed, and what's allowed if it's anything else. The wheel doesn't change text. */
export function NumberField({ label, value, min, max, problem = '', onChange }: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const isInRange = typed === null || readWhole(typed, min, max) !== null;
  const note = isInRange ? problem : refusalOf(label, min, max);
  const isWrong = note !== '';
  return (
    <>
      <input
        type="text"
        inputMode="numeric"
        maxLength={6}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        className="tool-field number-field"
        onBlur={() => isInRange && setTyped(null)}
        {...fieldProps(typed ?? String(value ?? ''), (text) => {
          setTyped(text);
          const number = readWhole(text, min, max);
          if (number !== null) onChange(number);
        })}
      />
      <span role="alert" id={id} className="field-note text-red">
        {note}
      </span>
    </>
  );
}

export function refusalOf(label: string, min: number, max: number): string {
  return `${label}: ${min} to ${max}`;
}
