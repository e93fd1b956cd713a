import type { ClipboardEvent, FocusEvent, ReactNode } from 'react';
import { readNumber, type Unit } from '@/lib/calculations/read-number';
import { fieldProps } from './field-props';
import { formatNumber } from './number-text';

interface NumberFieldProps {
  /** Unique on the page. */
  id: string;
  name: string;
  unit: Unit;
  /** As typed. */
  value: string;
  onChange: (value: string) => void;
  /** Above the field. */
  label?: ReactNode;
  /** The field's name, if that isn't its label. */
  fullName?: string;
  /** Says what a blank field means, which is then allowed. */
  blank?: string;
  className?: string;
}

/** A number's field. When the visitor leaves it, it shows how the number was read. What can't be read has a message. */
export function NumberField(props: NumberFieldProps) {
  const { id, name, unit, value, onChange, label, fullName, blank, className } = props;
  const isBlank = blank !== undefined && value.trim() === '';
  const problem = isBlank ? null : readNumber(value, unit).problem;
  return (
    <div className={className}>
      {label && (
        <label htmlFor={id} className="block self-end text-[0.8rem]">
          {label}
        </label>
      )}
      <input
        type="text"
        id={id}
        inputMode="decimal"
        name={name}
        aria-label={fullName}
        placeholder={blank}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        className="tool-field tool-number"
        {...fieldProps(value, onChange)}
        onPaste={(event) => pasteLines(event, onChange)}
        onBlur={({ target }: FocusEvent<HTMLInputElement>) => {
          const read = formatNumber(target.value, unit);
          if (read !== null && read !== target.value) onChange(read);
        }}
      />
      {problem !== null && (
        <p id={`${id}-problem`} className="tool-problem">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Keeps the lines of a copied column apart, which a field would join to one number. */
function pasteLines(event: ClipboardEvent, onChange: (value: string) => void): void {
  const lines = event.clipboardData
    .getData('text')
    .trim()
    .split(/\s*[\r\n]+\s*/);
  if (lines.length === 1) return;
  event.preventDefault();
  onChange(lines.join('; '));
}
