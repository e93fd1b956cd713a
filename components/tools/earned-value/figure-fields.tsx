import { NumberField } from '../number-field';
import { UndoReplace } from '../undo-replace';
import { fields, withUnit } from './earned-value-state';
import type { EarnedValueState } from './evm-schema';
import { amountUnits } from './evm-schema';

export interface EarnedValueHandlers {
  change: (state: EarnedValueState) => void;
  reset: () => void;
  /** Brings back what the reset replaced; null if that wasn't the last change. */
  undo: (() => void) | null;
  save: () => void;
  print: () => void;
}

const unitNames = { dollars: 'Dollars', hours: 'Hours', amount: 'Other' } as const;

interface FigureFieldsProps {
  state: EarnedValueState;
  handlers: EarnedValueHandlers;
}

const resetId = 'evm-reset';

/** The four amounts, each with the style of its curve. */
export function FigureFields({ state, handlers }: FigureFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-1 sm:max-lg:grid-cols-4 border-t border-(--line) px-4 py-2">
      <div className="needs-script col-span-full flex flex-wrap items-center justify-between gap-x-4 print:hidden">
        <p className="text-(--quiet)">Enter your own program’s figures.</p>
        <label>
          Amounts in
          <select
            name="unit"
            autoComplete="off"
            className="tool-field ml-2"
            value={state.unit}
            onChange={({ target }) => {
              const unit = amountUnits.find((each) => each === target.value);
              if (unit !== undefined) handlers.change(withUnit(state, unit));
            }}
          >
            {amountUnits.map((unit) => (
              <option key={unit} value={unit}>
                {unitNames[unit]}
              </option>
            ))}
          </select>
        </label>
        {/* Always there, so pressing it doesn't lose the focus. */}
        <button id={resetId} type="button" className="min-h-11 underline" onClick={handlers.reset}>
          Reset to the example
        </button>
        <button type="button" className="min-h-11 underline" onClick={handlers.save}>
          CSV
        </button>
        <button type="button" className="min-h-11 underline" onClick={handlers.print}>
          Print
        </button>
        <UndoReplace undo={handlers.undo} focusId={resetId} />
      </div>
      {fields.map(({ name, label, line, dashes }) => (
        // Rows of the grid, so the fields next to each other stay level when one has an error or a longer label.
        <NumberField
          key={name}
          id={`evm-${name}`}
          name={name}
          unit={state.unit}
          value={state[name]}
          onChange={(typed) => handlers.change({ ...state, [name]: typed })}
          className="row-span-3 grid grid-rows-subgrid gap-0"
          label={
            <>
              <svg
                aria-hidden="true"
                viewBox="0 0 24 6"
                className={`mr-2 inline h-1.5 w-6 align-middle ${line}`}
              >
                <path d="M0 3h24" strokeWidth="2.5" strokeDasharray={dashes} />
              </svg>
              <span className="text-(--quiet)">{label}</span>
            </>
          }
        />
      ))}
    </div>
  );
}
