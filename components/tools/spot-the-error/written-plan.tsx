import { NoBreakTags } from '@/components/sections/drawings/no-break-tags';
import type { Plan } from '@/lib/calculations/isolation-rules';
import type { GameWords } from './isolation';

interface WrittenPlanProps {
  words: GameWords;
  plan: Plan;
}

const shifts = {
  '': '–',
  same: 'The job ends within the shift',
  'oncoming first': 'Oncoming locks on first, then off-going off',
  'off-going first': 'Off-going locks off first, then oncoming on',
} as const;

/** A plan without a drawing: its points, its people, and its steps. */
export function WrittenPlan({ words, plan }: WrittenPlanProps) {
  const facts = [
    ['Keys in the box', plan.keys],
    [words.crew, plan.crew],
    ['Personal locks on the box', plan.onBox],
    ['In charge', plan.primary],
    ['Shift change', shifts[plan.shift]],
  ] as const;
  return (
    <div className="text-sm">
      <ol>
        {plan.points.map(({ tag, energy, device, position, lock, holder, verification }, index) => (
          <li
            key={tag}
            className="grid grid-cols-[1.25rem_6rem_1fr] gap-x-2 border-(--line) px-4 py-1.5 not-first:border-t md:grid-cols-[1.25rem_8rem_1fr_1fr]"
          >
            <span className="font-mono">{index + 1}</span>
            <span>{tag}</span>
            <span>{`${energy}. ${device}: ${position}. ${lock}, ${holder}`}</span>
            <span className="max-md:col-start-3">
              <NoBreakTags text={verification} />
            </span>
          </li>
        ))}
      </ol>
      <div className="grid gap-x-8 gap-y-3 border-t border-(--line) px-4 py-3 md:grid-cols-2">
        <dl className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1">
          {facts.map(([name, text]) => (
            <div key={name} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-(--quiet)">{name}</dt>
              <dd>
                <NoBreakTags text={text} />
              </dd>
            </div>
          ))}
        </dl>
        <ol aria-label="Steps" className="list-decimal pl-5">
          {plan.steps
            .trim()
            .split('\n')
            .map((step) => (
              <li key={step}>{step}</li>
            ))}
        </ol>
      </div>
    </div>
  );
}
