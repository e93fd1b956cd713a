import { keysOf, type PlanChoice, phases, planChoices } from '@/lib/calculations/isolation-choices';
import { fieldProps } from '../field-props';
import type { OwnPlan } from './plan-schema';

interface PlanFieldsProps {
  plan: OwnPlan;
  onChange: (change: Partial<OwnPlan>) => void;
}

const labels: Readonly<Record<PlanChoice, string>> = {
  job: 'Job',
  single: 'Single valve on a line',
  series: 'Rows with the same line',
  air: 'Air test',
  shift: 'Shift change',
  removal: 'Lock removal',
};

const texts = {
  title: 'Plan or job number',
  basis: 'Number of the procedure that accepts it',
  relief: 'What else relieves what a closed relief path protects',
  primary: 'In charge of the lockout',
  crew: 'Crew, by name',
  onBox: 'Personal locks on the box, by name',
  keys: 'Keys in the box, lock by lock',
} as const;

/** What a plan says besides its points. Without an answer, each is a finding: what isn't said isn't a yes. */
export function PlanFields({ plan, onChange }: PlanFieldsProps) {
  return (
    <div className="grid gap-x-6 gap-y-3 border-t border-(--line) p-4 text-[0.8rem] sm:grid-cols-2 xl:grid-cols-3">
      {keysOf(planChoices).map((name) => {
        const options: Readonly<Record<string, string>> = planChoices[name];
        return (
          <label key={name}>
            {labels[name]}
            <select
              className="tool-field block w-full bg-white"
              {...fieldProps(plan[name], (value) => onChange({ [name]: value }))}
            >
              {keysOf(options).map((value) => (
                <option key={value} value={value}>
                  {options[value]}
                </option>
              ))}
            </select>
          </label>
        );
      })}
      {keysOf(texts).map((name) => (
        <label key={name}>
          {texts[name]}
          <input
            className="tool-field block w-full print:hidden"
            maxLength={200}
            {...fieldProps(plan[name], (value) => onChange({ [name]: value }))}
          />
          {/* A field would be cut off on paper. */}
          <span className="hidden print:block">{plan[name]}</span>
        </label>
      ))}
      <fieldset className="sm:col-span-2 xl:col-span-3">
        <legend>Which step of your plan is each? Blank: not in it</legend>
        <div className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3 xl:grid-cols-5">
          {keysOf(phases).map((phase) => (
            <label key={phase} className="flex items-center justify-between gap-3">
              {phases[phase]}
              <input
                className="tool-field w-12"
                inputMode="numeric"
                maxLength={3}
                {...fieldProps(plan.steps[phase] ?? '', (number) =>
                  onChange({ steps: { ...plan.steps, [phase]: number } }),
                )}
              />
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
