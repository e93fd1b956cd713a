import type { ReactNode } from 'react';
import { Fold } from '../fold';
import { NumberField } from '../number-field';
import { limitFields, limitsOf } from './earned-value-state';
import type { EarnedValueState } from './evm-schema';

interface LimitFieldsProps {
  state: EarnedValueState;
  change: (state: EarnedValueState) => void;
  /** After the thresholds. */
  children: ReactNode;
}

/** The thresholds of the indices, in words, and the fields to change them. */
export function LimitFields({ state, change, children }: LimitFieldsProps) {
  return (
    <Fold
      className="border-t border-(--line) px-4 text-(--quiet)"
      summary={
        <>
          <span>
            {limitsOf(state) === null
              ? 'Enter green, and yellow up to green.'
              : `Green at ${state.green} or above, yellow at ${state.yellow} or above.`}
          </span>
          {children}
        </>
      }
    >
      <div className="grid grid-cols-2 gap-x-4 pb-3">
        {limitFields.map(({ name, label }) => (
          <NumberField
            key={name}
            id={`evm-${name}`}
            name={name}
            unit="index"
            value={state[name]}
            onChange={(typed) => change({ ...state, [name]: typed })}
            label={label}
          />
        ))}
      </div>
    </Fold>
  );
}
