import { NoBreakTags } from '@/components/sections/drawings/no-break-tags';
import { buttonStyles } from '@/components/ui/button-styles';
import { CheckIcon } from '@/components/ui/icons';
import { fieldProps } from '../field-props';
import { printAlone } from '../print-alone';
import {
  groupsShown,
  type Progress,
  type Refusal,
  refusalOf,
  skipTo,
  stepsOf,
  type Walkthrough,
} from './walkthrough-state';

export interface StepPanelProps {
  /** With the plan's traps, or without them. */
  walkthrough: Walkthrough;
  progress: Progress;
  refused: Refusal | null;
  /** The name on the visitor's own lock. */
  name: string;
  onName: (name: string) => void;
  onPress: (index: number | null) => void;
  onStart: (hasTraps: boolean) => void;
  /** To a step, as if those before it were done. */
  onSkip: (to: number) => void;
}

/** The whole tool, which prints alone. */
export const walkthroughId = 'isolation-walkthrough';
export const stepId = 'isolation-step';
/** The step and what a trap offers instead. */
export const choiceId = 'isolation-choice';
export const resultId = 'isolation-result';

const action = 'min-h-11 text-blue underline';

/** The current step, and what the last one did or why it was refused. */
export function StepPanel({ walkthrough, progress, refused, onPress, ...props }: StepPanelProps) {
  const { groups, intro, own } = walkthrough;
  const { done, hasTraps } = progress;
  const steps = stepsOf(walkthrough);
  const next = steps[done];
  const last = steps[done - 1];
  const group = groups.find((each) => next !== undefined && each.steps.includes(next));
  const finished = groups.find(({ steps: all }) => last !== undefined && all.at(-1) === last);
  // Neither its place nor assistive technology gives the wrong choice away.
  const trapsBefore = steps.slice(0, done).filter((step) => step.instead !== undefined).length;
  const insteadIsLast = trapsBefore % 2 === 1;
  const instead = next?.instead !== undefined && (
    <button type="button" className={buttonStyles.primary} onClick={() => onPress(null)}>
      {next.instead.label}
    </button>
  );
  return (
    <div className="p-4 print:hidden">
      {next !== undefined && (
        <>
          <p className="tag flex flex-wrap justify-between gap-x-4 text-(--quiet)">
            <span>{`Step ${done + 1} of ${steps.length}`}</span>
            <span>{group?.heading}</span>
          </p>
          <svg aria-hidden="true" width="100%" height="4" className="mt-2 block">
            <rect width="100%" height="4" className="fill-(--line) forced-colors:fill-[Canvas]" />
            <rect
              width={`${(done / steps.length) * 100}%`}
              height="4"
              className="fill-ink forced-colors:fill-[CanvasText]"
            />
          </svg>
          <form
            id={choiceId}
            tabIndex={-1}
            className="mt-4 flex flex-wrap items-end gap-x-4 gap-y-3"
            onSubmit={(event) => {
              event.preventDefault();
              onPress(done);
            }}
          >
            {next.hang?.includes('own') && (
              <label className="text-[0.8rem] max-sm:w-full">
                {own.field}
                <input
                  {...fieldProps(props.name, props.onName)}
                  maxLength={32}
                  className="tool-field mt-2 block w-60 max-w-full px-2"
                />
              </label>
            )}
            {!insteadIsLast && instead}
            <button
              type="submit"
              id={stepId}
              aria-current={next.instead === undefined ? 'step' : undefined}
              className={`${buttonStyles.primary} needs-script`}
            >
              {next.label}
            </button>
            {insteadIsLast && instead}
          </form>
        </>
      )}
      <div role="status" id={resultId} tabIndex={-1} className="mt-3 min-h-[3lh] text-pretty">
        {refused !== null && next !== undefined ? (
          <p key={refused.press} className="border-l-4 border-red pl-3">
            <NoBreakTags text={refusalOf(walkthrough, next, refused.index)} />
          </p>
        ) : (
          <p className="flex items-baseline gap-1.5">
            {last !== undefined && <CheckIcon />}
            <span>
              <NoBreakTags text={last?.done ?? intro} />
            </span>
          </p>
        )}
        {refused === null && last !== undefined && (
          <p className="mt-1 text-(--quiet)">
            <NoBreakTags text={last.instead?.why ?? last.why} />
          </p>
        )}
        {finished?.result !== undefined && (
          <p className="mt-1 border-l-4 border-ink pl-3 font-semibold">
            <NoBreakTags text={finished.result} />
          </p>
        )}
      </div>
      <div className="needs-script flex flex-wrap items-center gap-x-5">
        <label className="flex min-h-11 items-center gap-2">
          {walkthrough.skip}
          <select
            className="tool-field max-w-44 bg-white"
            {...fieldProps(group?.heading ?? '', (heading) => {
              const [first] = groups.find((each) => each.heading === heading)?.steps ?? [];
              if (first !== undefined) props.onSkip(skipTo(steps, done, steps.indexOf(first)));
            })}
          >
            {group === undefined && <option value="">–</option>}
            {groupsShown(walkthrough, done).map(({ heading }) => (
              <option key={heading}>{heading}</option>
            ))}
          </select>
        </label>
        {next === undefined && (
          <button type="button" className={action} onClick={() => printAlone(walkthroughId)}>
            {walkthrough.print}
          </button>
        )}
        {done > 0 && (
          <button type="button" className={action} onClick={() => props.onStart(hasTraps)}>
            {walkthrough.restart}
          </button>
        )}
        <button type="button" className={action} onClick={() => props.onStart(!hasTraps)}>
          {hasTraps ? walkthrough.start : walkthrough.startTraps}
        </button>
      </div>
    </div>
  );
}
