import { parseAmount } from '@/lib/calculations/amount';
import { amountFieldProps } from '../amount-field';
import { type EarnedValueState, fields } from './earned-value-state';

interface AmountFieldsProps {
  state: EarnedValueState;
  handlers: { change: (state: EarnedValueState) => void; reset: () => void };
}

/** The four amounts, each with the style of its curve. */
export function AmountFields({ state, handlers }: AmountFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-1 border-t border-(--line) px-4 pt-3 pb-1">
      <p className="needs-script col-span-full pb-2 text-(--quiet) print:hidden">
        Enter your own program’s figures.
      </p>
      {fields.map(({ name, label, line, dashes }) => {
        const isUnreadable = parseAmount(state[name]) === null;
        const errorId = `${name}-error`;
        return (
          // Two rows, so the fields next to each other stay level when one has an error or a longer label.
          <div key={name} className="row-span-2 grid grid-rows-subgrid">
            <label className="flex flex-col justify-end text-[0.8rem]">
              <svg aria-hidden="true" viewBox="0 0 24 6" className={`h-1.5 w-6 ${line}`}>
                <path d="M0 3h24" strokeWidth="2.5" strokeDasharray={dashes} />
              </svg>
              <span className="text-(--quiet)">{label}</span>
              <input
                name={name}
                aria-invalid={isUnreadable || undefined}
                aria-describedby={isUnreadable ? errorId : undefined}
                className="tool-field w-full font-mono text-base"
                {...amountFieldProps(state[name], (typed) =>
                  handlers.change({ ...state, [name]: typed }),
                )}
              />
            </label>
            {isUnreadable && (
              <p id={errorId} className="text-sm text-red-light">
                Enter an amount in dollars, like 2.7M or 2,700,000.
              </p>
            )}
          </div>
        );
      })}
      {/* Always there, so pressing it doesn't lose the focus. */}
      <button
        type="button"
        className="needs-script col-span-full min-h-11 justify-self-start underline print:hidden"
        onClick={handlers.reset}
      >
        Reset to the example
      </button>
    </div>
  );
}
