import { NoBreakTags } from '@/components/sections/drawings/no-break-tags';
import {
  keysOf,
  type Plan,
  type Point,
  phases,
  planChoices,
  pointChoices,
} from '@/lib/calculations/isolation-choices';
import type { GameWords } from './isolation';

interface WrittenPlanProps {
  words: GameWords;
  plan: Plan;
}

/** For example “Steam or hot condensate, 150 psig. Blind or spade: Fitted. Lock 2, L. Haas”. */
function describe({ energy, amount, device, position, leadsTo, lock, holder }: Point): string {
  const held = [pointChoices.energy[energy], amount].filter(Boolean).join(', ');
  const to = leadsTo === '' ? '' : ` to: ${pointChoices.leadsTo[leadsTo]}`;
  const isTrap = device === 'check' && energy === 'steam';
  const set = `${isTrap ? 'Steam trap' : pointChoices.device[device]}: ${pointChoices.position[position]}${to}`;
  return `${held}. ${set}. ${lock || 'Tag only'}, ${holder}`;
}

/** A plan without a drawing: its points, its people, and its steps. */
export function WrittenPlan({ words, plan }: WrittenPlanProps) {
  const facts = [
    ['Keys in the box', plan.keys],
    [words.crew, plan.crew],
    ['Personal locks on the box', plan.onBox],
    ['In charge', plan.primary || '–'],
    ...(plan.air === '' ? [] : [['Air test', planChoices.air[plan.air]] as const]),
    ['Shift change', planChoices.shift[plan.shift]],
  ] as const;
  const numbers = [...new Set(Object.values(plan.steps))].filter(Boolean).toSorted();
  const steps = numbers.map((number) =>
    keysOf(phases)
      .filter((phase) => plan.steps[phase] === number)
      .map((phase) => phases[phase])
      .join('; '),
  );
  return (
    <div className="text-sm">
      <ol>
        {plan.points.map((point, index) => (
          <li
            key={point.tag}
            className="grid grid-cols-[1.25rem_6rem_1fr] gap-x-2 border-(--line) px-4 py-1.5 not-first:border-t md:grid-cols-[1.25rem_8rem_1fr_1fr]"
          >
            <span className="font-mono">{index + 1}</span>
            <span>{point.tag}</span>
            <span>{describe(point)}</span>
            <span className="max-md:col-start-3">
              <NoBreakTags text={pointChoices.verified[point.verified]} />
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
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </div>
  );
}
