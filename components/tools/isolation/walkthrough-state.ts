import { boolean, int, minimum, type output, strictObject } from 'zod/mini';
import {
  type IsolatedLine,
  isolatedLine,
  type Position,
} from '@/components/sections/drawings/isolated-line';
import type { LotoPlanContent } from '@/lib/content/types';

/** How far the visitor has walked, as in links. */
const progressSchema = strictObject({
  /** Number of steps done, in their order. */
  done: int().check(minimum(0)),
  hasTraps: boolean(),
});

export type Progress = output<typeof progressSchema>;

/** The parts of the plan that are walked. */
export interface WalkedPlanContent
  extends Pick<LotoPlanContent, 'title' | 'place' | 'line' | 'box' | 'walkthrough'> {
  points: readonly Pick<
    LotoPlanContent['points'][number],
    'tag' | 'position' | 'lock' | 'before'
  >[];
}

export type Walkthrough = LotoPlanContent['walkthrough'];
export type Step = Walkthrough['groups'][number]['steps'][number];

export const atStart: Progress = { done: 0, hasTraps: false };

/** A step that was refused. */
export interface Refusal {
  /** Null for what a trap offered instead. */
  index: number | null;
  /** Number of steps that were done. */
  done: number;
  /** Counts presses, so screen readers say the same reason again. */
  press: number;
}

/** The walkthrough with its traps, or without them. */
export function variantOf(walkthrough: Walkthrough, hasTraps: boolean): Walkthrough {
  const other = hasTraps ? 'plain' : 'traps';
  return {
    ...walkthrough,
    intro: hasTraps ? walkthrough.introTraps : walkthrough.intro,
    note: hasTraps ? walkthrough.noteTraps : walkthrough.note,
    groups: walkthrough.groups
      .filter(({ only }) => only !== other)
      .map((group) => ({ ...group, steps: group.steps.filter(({ only }) => only !== other) })),
  };
}

/** Its groups without those of a trap that's still to come: a trap that's announced isn't one. */
export function groupsShown({ groups }: Walkthrough, done: number): Walkthrough['groups'] {
  let first = 0;
  return groups.filter(({ only, steps }) => {
    const isReached = first <= done;
    first += steps.length;
    return only !== 'traps' || isReached;
  });
}

export function stepsOf({ groups }: Walkthrough): Step[] {
  return groups.flatMap(({ steps }) => steps);
}

/** Where skipping to a step leads: not past a choice that's still to be made. */
export function skipTo(steps: readonly Step[], done: number, to: number): number {
  const choice = steps.findIndex(({ instead }, index) => index >= done && instead !== undefined);
  return choice === -1 ? to : Math.min(to, choice);
}

/** Whether a step went wrong, and the choice after it is made: until then, that isn't told. */
export function isKnownError(steps: readonly Step[], step: Step, done: number): boolean {
  const index = steps.indexOf(step);
  const choice = steps.findIndex(({ instead }, at) => at > index && instead !== undefined);
  return step.isError === true && choice < done;
}

/** What pressing a step does. Steps have one order, so only the next one can be done. */
export function attempt(done: number, pressed: number): 'done' | 'refused' | 'done before' {
  if (pressed === done) return 'done';
  return pressed < done ? 'done before' : 'refused';
}

/**
 * Why a step is refused while another one comes first. At a trap, that one isn't named.
 *
 * @param index of the step that was pressed; null for what the trap offers instead
 */
export function refusalOf(walkthrough: Walkthrough, next: Step, index: number | null): string {
  const { refused, wrong, stepsBefore, planOrder } = walkthrough;
  const { label, why, instead } = next;
  if (instead !== undefined)
    return index === null ? `${wrong} ${instead.why}` : `${refused} ${why}`;
  const steps = stepsOf(walkthrough);
  const pressed = index === null ? undefined : steps[index];
  const isFree = next.anyOrder?.some((each) => pressed?.anyOrder?.includes(each));
  const count = (index ?? 0) - steps.indexOf(next);
  return [
    refused,
    count > 1 && pressed?.early,
    count > 1 && stepsBefore.replace('[count]', String(count)),
    `${label} first. ${why}`,
    isFree && planOrder,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The line after these steps. A valve stays where it is when its lock comes off, unless the step moves it. */
export function lineAfter(
  points: WalkedPlanContent['points'],
  steps: readonly Step[],
): IsolatedLine {
  const positions = new Map<string, Position>(points.map(({ tag, before }) => [tag, before]));
  const locked = new Set<string>();
  const tagged = new Set<string>();
  let section: IsolatedLine['section'] = 'full';
  let psig: number | null = null;
  let permit: IsolatedLine['permit'] = 'planned';
  let bleedTo: IsolatedLine['bleedTo'] = 'plug';
  let isOpen = false;
  for (const { sets = {}, lock, tag, unlock = '', line, ...step } of steps) {
    for (const [device, position] of Object.entries(sets)) positions.set(device, position);
    if (lock !== undefined) locked.add(lock);
    if (tag !== undefined) tagged.add(tag);
    locked.delete(unlock);
    tagged.delete(unlock);
    if (line !== undefined) section = line;
    if (step.psig !== undefined) psig = step.psig;
    if (step.bleed !== undefined) bleedTo = step.bleed;
    if (step.flange !== undefined) isOpen = step.flange === 'open';
    if (step.permit !== undefined) permit = step.permit;
  }
  const planned = isolatedLine(points);
  return {
    ...planned,
    section,
    permit,
    bleedTo,
    isOpen,
    psig,
    points: planned.points.map(({ tag, position }) => ({
      tag,
      position: positions.get(tag) ?? position,
      isLocked: locked.has(tag),
      isTagged: tagged.has(tag),
    })),
  };
}

/** Null if a link has a step that isn't in this plan. */
export function readWalkthrough(linked: unknown, walkthrough: Walkthrough): Progress | null {
  const { data } = progressSchema.safeParse(linked);
  if (data === undefined) return null;
  return data.done <= stepsOf(variantOf(walkthrough, data.hasTraps)).length ? data : null;
}
