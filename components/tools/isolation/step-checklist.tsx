import { CheckIcon } from '@/components/ui/icons';
import { type Step, stepsOf, type Walkthrough } from './walkthrough-state';

interface StepChecklistProps {
  walkthrough: Walkthrough;
  /** Number of steps done. */
  done: number;
  onPress: (index: number) => void;
}

/** All steps in their groups. Those that have to wait can be pressed, and are refused. */
export function StepChecklist({ walkthrough, done, onPress }: StepChecklistProps) {
  const steps = stepsOf(walkthrough);
  return (
    <ol className="gap-x-6 px-4 py-3 sm:max-xl:columns-2">
      {walkthrough.groups.map((group) => (
        <li key={group.heading} className="break-inside-avoid pb-3">
          <p className="font-semibold">{group.heading}</p>
          <ol>
            {group.steps.map((step) => {
              const index = steps.indexOf(step);
              // A trap that's announced isn't one.
              if (step.only === 'traps' && index >= done) return null;
              return (
                <li key={step.label} aria-current={index === done ? 'step' : undefined}>
                  <ChecklistStep {...{ step, index, done, onPress }} />
                </li>
              );
            })}
          </ol>
          {group.result !== undefined &&
            group.steps.every((step) => steps.indexOf(step) < done) && (
              <p className="mt-1 border-l-4 border-green pl-3">{group.result}</p>
            )}
        </li>
      ))}
    </ol>
  );
}

interface ChecklistStepProps {
  step: Step;
  index: number;
  done: number;
  onPress: (index: number) => void;
}

function ChecklistStep({
  step: { label, done: result },
  index,
  done,
  onPress,
}: ChecklistStepProps) {
  if (index > done) {
    return (
      <button
        type="button"
        className="min-h-7 w-full py-0.5 pl-6 text-left text-(--quiet) hover:underline"
        onClick={() => onPress(index)}
      >
        {label}
      </button>
    );
  }
  if (index === done) return <span className="block py-0.5 pl-6 font-semibold">{label}</span>;
  return (
    <span className="flex items-baseline gap-2 py-0.5">
      <CheckIcon />
      <span>
        {label}. <span className="text-(--quiet)">{result}</span>
      </span>
    </span>
  );
}
