import { fieldProps } from '../field-props';
import { Fold } from '../fold';
import { NumberField } from '../number-field';
import { type RoiState, yearCounts } from './roi-state';

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
      summary="Attribution, learner time, years, intangibles"
    >
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="isolate"
          checked={state.isolate !== ''}
          className="size-5 shrink-0"
          onChange={({ target }) => change({ isolate: target.checked ? 'on' : '' })}
        />
        Adjust each benefit by attribution and confidence
      </label>
      <p className="mt-3">Learner time, as a cost</p>
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
          {...fieldProps(state.years, (years) => change({ years }))}
        >
          {yearCounts.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </label>
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
