import { CloseIcon } from '@/components/ui/icons';
import { parseAmount } from '@/lib/calculations/amount';
import { amountFieldProps } from '../amount-field';
import { fieldProps } from '../field-props';
import { fieldNames, maxLabel, maxRows, type RoiRow, type RoiSide } from './roi-state';

export interface RowHandlers {
  change: (side: RoiSide, index: number, row: RoiRow) => void;
  add: (side: RoiSide) => void;
  remove: (side: RoiSide, index: number) => void;
}

interface RoiRowsProps {
  side: RoiSide;
  heading: string;
  rows: readonly RoiRow[];
  handlers: RowHandlers;
}

export const labelId = (side: RoiSide, { id }: RoiRow) => `roi-${side}-${id}`;
export const removeId = (side: RoiSide, row: RoiRow) => `${labelId(side, row)}-remove`;
export const addId = (side: RoiSide) => `roi-${side}-add`;

/** The benefits or the costs: a label and an amount in each row, both of which can be changed. */
export function RoiRows({ side, heading, rows, handlers }: RoiRowsProps) {
  const noun = side === 'benefits' ? 'benefit' : 'cost';
  return (
    <fieldset className="border-b border-rule px-4 pt-4 pb-2 sm:px-6">
      <legend className="contents">
        <span className="tag text-steel">{heading}</span>
      </legend>
      <ul className="mt-2">
        {rows.map((row, index) => (
          <li key={row.id} className="roi-row">
            <Row
              {...{ side, row, index }}
              noun={`${noun === 'benefit' ? 'Benefit' : 'Cost'} ${index + 1}`}
              handlers={handlers}
            />
          </li>
        ))}
      </ul>
      <button
        type="button"
        id={addId(side)}
        className="needs-script min-h-11 text-blue underline print:hidden"
        aria-disabled={rows.length >= maxRows}
        onClick={() => rows.length < maxRows && handlers.add(side)}
      >
        Add a {noun}
      </button>
      {rows.length >= maxRows && (
        <span className="ml-3 text-sm text-steel">{maxRows} is the limit.</span>
      )}
    </fieldset>
  );
}

interface RowProps {
  side: RoiSide;
  row: RoiRow;
  index: number;
  /** For example “Cost 2”. */
  noun: string;
  handlers: RowHandlers;
}

function Row({ side, row, index, noun, handlers }: RowProps) {
  const names = fieldNames[side];
  const isUnreadable = parseAmount(row.amount) === null;
  const errorId = `${labelId(side, row)}-error`;
  const edit = (part: Partial<RoiRow>) => handlers.change(side, index, { ...row, ...part });
  return (
    <>
      <input
        id={labelId(side, row)}
        type="text"
        name={`${names.label}[]`}
        aria-label={`${noun} label`}
        placeholder={noun}
        maxLength={maxLabel}
        className="tool-field print:hidden"
        {...fieldProps(row.label, (label) => edit({ label }))}
      />
      {/* A field would cut a long label off. */}
      <span className="hidden print:block">{row.label.trim() || noun}</span>
      <input
        name={`${names.amount}[]`}
        aria-label={row.label.trim() || noun}
        aria-invalid={isUnreadable || undefined}
        aria-describedby={isUnreadable ? errorId : undefined}
        className="tool-field text-right font-mono"
        {...amountFieldProps(row.amount, (amount) => edit({ amount }))}
      />
      <button
        type="button"
        id={removeId(side, row)}
        aria-label={`Remove ${row.label.trim() || noun}`}
        className="needs-script grid min-h-11 min-w-11 place-items-center text-steel hover:text-ink print:hidden"
        onClick={() => handlers.remove(side, index)}
      >
        <CloseIcon className="size-4" />
      </button>
      {isUnreadable && (
        <p id={errorId} className="col-span-full pr-14 pb-2 text-right text-sm text-red">
          Enter an amount in dollars, like 42,000.
        </p>
      )}
    </>
  );
}
