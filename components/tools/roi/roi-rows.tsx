import { useState } from 'react';
import { CloseIcon } from '@/components/ui/icons';
import { fieldProps } from '../field-props';
import { NumberField } from '../number-field';
import { pasteRows } from './pasted-rows';
import { RoiPercents } from './roi-percents';
import type { RoiRow } from './roi-schema';
import { maxRows } from './roi-schema';
import { fieldNames, nameOf, nounOf, type RoiSide } from './roi-state';

export interface RowHandlers {
  change: (side: RoiSide, index: number, row: RoiRow) => void;
  add: (side: RoiSide) => void;
  remove: (side: RoiSide, index: number) => void;
  /** Puts the rows of a copied table in place of a side's rows. */
  paste: (side: RoiSide, rows: RoiRow[]) => void;
}

/** How many of the rows that aren't taken are named. */
const maxNamed = 5;

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
  const [left, setLeft] = useState<readonly RoiRow[]>([]);
  return (
    <fieldset className="border-b border-rule px-4 pt-4 pb-2 sm:px-6">
      <legend className="contents">
        <span className="tag text-steel">{heading}</span>
      </legend>
      <ul className="mt-2">
        {rows.map((row, index) => (
          <li
            key={row.id}
            className="roi-row"
            onPasteCapture={(event) => {
              const copied = event.clipboardData.getData('text');
              const pasted = pasteRows(copied, side, rows, index);
              if (pasted === null) return;
              event.preventDefault();
              event.stopPropagation();
              handlers.paste(side, pasted.rows);
              setLeft(pasted.left);
            }}
          >
            <Row side={side} row={row} index={index} handlers={handlers} />
            {side === 'benefits' && (
              <RoiPercents
                id={labelId(side, row)}
                name={nameOf(side, row, index)}
                row={row}
                onChange={(part) => handlers.change(side, index, { ...row, ...part })}
              />
            )}
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
        {side === 'benefits' ? 'Add a benefit' : 'Add a cost'}
      </button>
      {rows.length >= maxRows && (
        <span className="ml-3 text-sm text-steel">{`${maxRows} is the limit.`}</span>
      )}
      <p role="status" className="tool-problem print:hidden">
        {left.length > 0 && rows.length >= maxRows && describeLeft(left)}
      </p>
    </fieldset>
  );
}

/** For example “Not taken: 2 rows beyond the limit, Travel and Meals.” */
function describeLeft(left: readonly RoiRow[]): string {
  const named = left
    .slice(0, maxNamed)
    .map(({ label, amount }) => label || amount || 'a blank row');
  const more = left.length > maxNamed ? [`${left.length - maxNamed} more`] : [];
  const names = new Intl.ListFormat('en-US').format([...named, ...more]);
  return `Not taken: ${left.length} ${left.length === 1 ? 'row' : 'rows'} beyond the limit, ${names}.`;
}

interface RowProps extends Pick<RoiRowsProps, 'side' | 'handlers'> {
  row: RoiRow;
  index: number;
}

function Row({ side, row, index, handlers }: RowProps) {
  const names = fieldNames[side];
  const id = labelId(side, row);
  const edit = (part: Partial<RoiRow>) => handlers.change(side, index, { ...row, ...part });
  return (
    <>
      <input
        id={id}
        type="text"
        name={`${names.label}[]`}
        aria-label={`${nounOf(side, index)} label`}
        placeholder={nounOf(side, index)}
        className="tool-field print:hidden"
        {...fieldProps(row.label, (label) => edit({ label }))}
      />
      {/* A field would cut a long label off. */}
      <span className="hidden print:block">{nameOf(side, row, index)}</span>
      <NumberField
        id={`${id}-amount`}
        name={`${names.amount}[]`}
        unit="dollars"
        value={row.amount}
        onChange={(amount) => edit({ amount })}
        fullName={nameOf(side, row, index)}
        blank="not counted"
        className="contents text-right"
      />
      <button
        type="button"
        id={removeId(side, row)}
        aria-label={`Remove ${nameOf(side, row, index)}`}
        className="needs-script grid min-h-11 min-w-11 place-items-center text-steel hover:text-ink print:hidden"
        onClick={() => handlers.remove(side, index)}
      >
        <CloseIcon />
      </button>
    </>
  );
}
