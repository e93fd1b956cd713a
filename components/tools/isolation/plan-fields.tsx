import { fieldProps } from '../field-props';
import type { OwnPlan } from './plan-schema';

interface PlanFieldsProps {
  plan: OwnPlan;
  onChange: (change: Partial<OwnPlan>) => void;
}

/** Without an answer, each is a finding: what isn't said isn't a yes. */
const choices = {
  job: {
    label: 'Job',
    options: {
      '': 'Not stated',
      'line break': 'Opening a line or equipment',
      entry: 'Permit space entry',
      electrical: 'Work on electrical parts',
      other: 'Mechanical, nothing opened',
    },
  },
  shift: {
    label: 'Shift change',
    options: {
      '': 'Not stated',
      same: 'The job ends within the shift',
      'oncoming first': 'Oncoming locks on first, then off-going off',
      'off-going first': 'Off-going locks off first',
    },
  },
  removal: {
    label: 'Lock removal',
    options: {
      '': 'Not stated',
      own: 'By the person who hung it, or by the (e)(3) procedure',
      others: 'Others may remove it',
    },
  },
} as const;

const texts = {
  title: 'Plan or job number',
  basis: 'What accepts a single valve here',
  primary: 'In charge of the lockout',
  crew: 'Crew, by name',
  onBox: 'Personal locks on the box, by name',
  keys: 'Keys in the box, lock by lock',
} as const;

const names = <Name extends string>(record: Readonly<Record<Name, unknown>>) =>
  // Keys of a constant are its own.
  Object.keys(record) as Name[];

/** What a plan says besides its points. */
export function PlanFields({ plan, onChange }: PlanFieldsProps) {
  return (
    <div className="grid gap-x-6 gap-y-3 border-t border-(--line) p-4 text-[0.8rem] sm:grid-cols-2 xl:grid-cols-3">
      {names(choices).map((name) => {
        const { label, options } = choices[name];
        const labels: Readonly<Record<string, string>> = options;
        return (
          <label key={name}>
            {label}
            <select
              className="tool-field block w-full bg-white"
              {...fieldProps(plan[name], (value) => onChange({ [name]: value }))}
            >
              {names(labels).map((value) => (
                <option key={value} value={value}>
                  {labels[value]}
                </option>
              ))}
            </select>
          </label>
        );
      })}
      {names(texts).map((name) => (
        <label key={name}>
          {texts[name]}
          <input
            className="tool-field block w-full"
            maxLength={200}
            {...fieldProps(plan[name], (value) => onChange({ [name]: value }))}
          />
        </label>
      ))}
      <label className="sm:col-span-2 xl:col-span-3">
        Steps in order, one a line
        <textarea
          rows={6}
          maxLength={2000}
          className="list-field"
          {...fieldProps(plan.steps, (steps) => onChange({ steps }))}
        />
      </label>
    </div>
  );
}
