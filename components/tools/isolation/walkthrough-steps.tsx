import { CheckIcon } from '@/components/ui/icons';
import { type Step, stepsOf, type Walkthrough } from './walkthrough-state';

interface WalkthroughStepsProps {
  walkthrough: Walkthrough;
  /** Number of steps done. */
  done: number;
  /** Index of the step that was just refused. */
  refused: number | null;
  press: (index: number) => void;
}

export const stepId = (index: number) => `isolation-step-${index + 1}`;

/** The steps in groups. All can be pressed, but only in order. */
export function WalkthroughSteps({ walkthrough, done, refused, press }: WalkthroughStepsProps) {
  const { groups } = walkthrough;
  return (
    <ol className="xl:grid xl:grid-cols-2">
      {groups.map(({ heading, steps, result }, position) => {
        const start = groups.slice(0, position).flatMap((group) => group.steps).length;
        return (
          <li
            key={heading}
            className="border-b border-(--line) px-4 py-3 xl:first:col-span-2 xl:last:col-span-2 xl:first:[&>ol]:columns-2 xl:last:[&>ol]:columns-2"
          >
            <p className="font-semibold">{heading}</p>
            <ol className="mt-1">
              {steps.map((step, offset) => (
                <StepItem
                  key={step.label}
                  step={step}
                  id={stepId(start + offset)}
                  status={statusOf(start + offset, done)}
                  refusal={refused === start + offset ? refusalOf(walkthrough, done) : null}
                  onPress={() => press(start + offset)}
                />
              ))}
            </ol>
            {result !== undefined && done >= start + steps.length && (
              <p className="mt-2 border-l-4 border-green pl-3 font-semibold">{result}</p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface StepItemProps {
  step: Step;
  id: string;
  status: ReturnType<typeof statusOf>;
  refusal: string | null;
  onPress: () => void;
}

const styles = {
  done: 'border-transparent text-(--quiet)',
  next: 'border-ink bg-ink px-3 text-paper',
  waiting: 'border-rule px-3',
} as const;

function StepItem({ step: { label, done }, id, status, refusal, onPress }: StepItemProps) {
  return (
    <li className="py-1">
      <span className="flex flex-wrap items-center gap-x-3">
        <button
          type="button"
          id={id}
          aria-current={status === 'next' ? 'step' : undefined}
          aria-disabled={status === 'done' || undefined}
          className={`min-h-11 scroll-mt-72 rounded-plate border py-1 text-left font-semibold ${styles[status]}`}
          onClick={onPress}
        >
          {label}
        </button>
        {status === 'done' && (
          <span className="flex items-baseline gap-1.5">
            <CheckIcon />
            {done}
          </span>
        )}
      </span>
      {refusal !== null && <span className="mt-1 block text-red">{refusal}</span>}
    </li>
  );
}

function statusOf(index: number, done: number): keyof typeof styles {
  if (index === done) return 'next';
  return index < done ? 'done' : 'waiting';
}

/** Why a step is refused while another one comes first. */
export function refusalOf(walkthrough: Walkthrough, done: number): string {
  const missing = stepsOf(walkthrough)[done];
  return missing === undefined
    ? ''
    : `${walkthrough.refused} ${missing.label} first. ${missing.why}`;
}
