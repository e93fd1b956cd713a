import { fieldProps } from '../field-props';
import { Fold } from '../fold';
import { NumberField } from '../number-field';
import type { RoiState } from './roi-schema';
import { yearCounts } from './roi-schema';

interface RoiOptionFieldsProps {
  state: RoiState;
  change: (part: Partial<RoiState>) => void;
}

/** The factors of learner time. The loaded rate includes benefits and overhead. */
const factors = [
  { key: 'hours', label: 'Hours each', unit: 'count' },
  { key: 'rate', label: 'Loaded rate', unit: 'dollars' },
  { key: 'learners', label: 'Learners', unit: 'count' },
] as const;

/** What a board may ask for, and a first estimate doesn't need. */
export function RoiOptionFields({ state, change }: RoiOptionFieldsProps) {
  return (
    <Fold
      className="border-rule px-4 sm:px-6 print:hidden"
      summary="Learner time, years, intangibles"
    >
      <p>Learner time, as a cost</p>
      <div className="grid grid-cols-3 gap-x-3">
        {factors.map(({ key, label, unit }) => (
          <NumberField
            key={key}
            id={`roi-${key}`}
            name={key}
            unit={unit}
            value={state[key]}
            onChange={(typed) => change({ [key]: typed })}
            label={label}
            blank="–"
          />
        ))}
      </div>
      <label className="mt-3 flex items-center justify-between gap-4">
        Years of benefits
        <select
          name="years"
          className="tool-field w-14"
          autoComplete="off"
          value={state.years}
          onChange={({ target }) =>
            change({ years: yearCounts.find((count) => count === target.value) ?? '1' })
          }
        >
          {yearCounts.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </label>
      {state.years !== '1' && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="repeats"
            checked={state.repeats}
            className="size-5 shrink-0"
            onChange={({ target }) => change({ repeats: target.checked })}
          />
          The course is held every year
        </label>
      )}
      <label className="mt-3 block pb-4">
        Intangible benefits, one per line
        <textarea
          name="intangibles"
          rows={2}
          className="tool-field block w-full"
          {...fieldProps(state.intangibles, (intangibles) => change({ intangibles }))}
        />
      </label>
    </Fold>
  );
}
