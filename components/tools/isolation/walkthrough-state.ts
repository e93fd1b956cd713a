import type { LotoPlanContent } from '@/lib/content/types';
import type { ParsedFigures } from '../use-figures';

export type Walkthrough = LotoPlanContent['walkthrough'];
export type Step = Walkthrough['groups'][number]['steps'][number];

/** Number of steps done, in their order; null if the visitor looks at the finished plan. */
export type WalkthroughState = number | null;

export function stepsOf({ groups }: Walkthrough): Step[] {
  return groups.flatMap(({ steps }) => steps);
}

/** What pressing a step does. Steps have one order, so only the next one can be done. */
export function attempt(done: number, pressed: number): 'done' | 'refused' | 'done before' {
  if (pressed === done) return 'done';
  return pressed < done ? 'done before' : 'refused';
}

/** The tags of the devices that are locked after these steps. */
export function lockedAfter(steps: readonly Step[]): string[] {
  const locked = new Set<string>();
  for (const { lock, unlock } of steps) {
    if (lock !== undefined) locked.add(lock);
    if (unlock !== undefined) locked.delete(unlock);
  }
  return [...locked];
}

/**
 * The tags of the devices in their isolating position after these steps. A valve stays closed when its lock comes off,
 * unless the step returns it to service.
 */
export function isolatedAfter(steps: readonly Step[]): string[] {
  const isolated = new Set<string>();
  for (const { lock, unlock, returns } of steps) {
    if (lock !== undefined) isolated.add(lock);
    if (unlock !== undefined && returns) isolated.delete(unlock);
  }
  return [...isolated];
}

export function fromLink(params: URLSearchParams, count: number): ParsedFigures<WalkthroughState> {
  const text = params.get('done') ?? '';
  const done = /^\d{1,3}$/.test(text) ? Number(text) : -1;
  if (done >= 0 && done <= count) return { state: done, problems: [] };
  return {
    state: null,
    problems: ['It has a step that isn’t in this plan, so you see the finished plan.'],
  };
}

export function toLink(state: WalkthroughState): URLSearchParams {
  return new URLSearchParams(state === null ? {} : { done: String(state) });
}
