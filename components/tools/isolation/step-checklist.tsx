import { NoBreakTags } from '@/components/sections/drawings/no-break-tags';
import { CheckIcon, ChevronIcon } from '@/components/ui/icons';
import {
  groupsShown,
  isKnownError,
  type Refusal,
  refusalOf,
  type Step,
  stepsOf,
  type Walkthrough,
} from './walkthrough-state';

interface StepChecklistProps {
  walkthrough: Walkthrough;
  /** Number of steps done. */
  done: number;
  refused: Refusal | null;
  onPress: (index: number) => void;
}

/** All steps in their groups, of which the current one is open. Those that have to wait can be pressed, and are refused. */
export function StepChecklist({ walkthrough, done, refused, onPress }: StepChecklistProps) {
  const steps = stepsOf(walkthrough);
  const current = steps[Math.min(done, steps.length - 1)];
  return (
    <ol className="grid items-start border-t border-(--line) lg:grid-cols-2 xl:grid-cols-3">
      {groupsShown(walkthrough, done).map((group) => {
        const shown = group.steps.filter(
          (step) => step.instead === undefined || steps.indexOf(step) < done,
        );
        const doneHere = shown.filter((step) => steps.indexOf(step) < done).length;
        const isDone = group.steps.every((step) => steps.indexOf(step) < done);
        const hasError = shown.some((step) => isKnownError(steps, step, done));
        return (
          <li key={group.heading} className="break-inside-avoid border-b border-(--line)">
            <details open={group.steps.some((step) => step === current)} className="group/steps">
              <summary className="flex min-h-11 items-center gap-2 px-4 py-2">
                <ChevronIcon className="shrink-0 -rotate-90 group-open/steps:rotate-0 print:hidden" />
                <span className="grow font-semibold">{group.heading}</span>
                {isDone && !hasError && <CheckIcon />}
                <span className="shrink-0 font-mono text-[0.8rem] text-(--quiet)">
                  {`${doneHere} of ${shown.length}`}
                </span>
              </summary>
              <ol className="px-4 pb-3">
                {shown.map((step) => {
                  const index = steps.indexOf(step);
                  return (
                    <li key={step.label} aria-current={index === done ? 'step' : undefined}>
                      <ChecklistStep
                        step={step}
                        index={index}
                        done={done}
                        error={isKnownError(steps, step, done) ? walkthrough.error : null}
                        onPress={onPress}
                        refusal={
                          refused?.index === index && current !== undefined
                            ? refusalOf(walkthrough, current, index)
                            : null
                        }
                      />
                    </li>
                  );
                })}
              </ol>
            </details>
            {group.result !== undefined && isDone && (
              <p className="mx-4 mb-3 border-l-4 border-ink pl-3">
                <NoBreakTags text={group.result} />
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface ChecklistStepProps {
  step: Step;
  index: number;
  done: number;
  /** In place of the check mark, if it went wrong. */
  error: string | null;
  /** Why it was refused; null if it wasn't. */
  refusal: string | null;
  onPress: (index: number) => void;
}

function ChecklistStep({
  step: { label, done: result, why, instead },
  index,
  done,
  error,
  refusal,
  onPress,
}: ChecklistStepProps) {
  if (index > done) {
    return (
      <>
        <button
          type="button"
          className={`min-h-7 w-full py-1 pl-5 text-left hover:underline ${refusal === null ? 'text-(--quiet)' : ''}`}
          onClick={() => onPress(index)}
        >
          {label}
        </button>
        {/* The step panel says it, too, but may be out of view. */}
        {refusal !== null && (
          <p className="mt-1.5 mb-3 ml-5 border-l-4 border-red pl-3">
            <NoBreakTags text={refusal} />
          </p>
        )}
      </>
    );
  }
  if (index === done) return <span className="block py-1 pl-5 font-semibold">{label}</span>;
  return (
    <span className="flex items-baseline gap-2 py-1">
      {error === null ? <CheckIcon /> : <strong className="font-semibold">{error}</strong>}
      <span>
        <NoBreakTags text={label} />.{' '}
        <span className="text-(--quiet)">
          <NoBreakTags text={`${result} ${instead?.why ?? why}`} />
        </span>
      </span>
    </span>
  );
}
