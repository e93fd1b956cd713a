import type { Page } from 'playwright/test';
import { content } from '@/lib/content';

export const { lotoPlan } = content().drawings;
export const { walkthrough } = lotoPlan;
export const steps = walkthrough.groups.flatMap((group) => group.steps);

type Step = (typeof steps)[number];

function stepAt(index: number): Step {
  const step = steps[index];
  if (step === undefined) throw new Error('The walkthrough has no such step');
  return step;
}

const firstLock = steps.findIndex(({ lock }) => lock !== undefined);
const locksOff = steps.filter(({ unlock }) => unlock !== undefined);

export const firstStep = stepAt(0);
/** The steps at the first point. */
export const lockStep = stepAt(firstLock);
export const tagStep = stepAt(firstLock + 1);
export const tryStep = stepAt(firstLock + 2);
export const verifyStep = stepAt(firstLock + 3);
/** A lock of a later point. */
export const secondLockStep = stepAt(
  steps.findIndex(({ lock }) => lock !== undefined && lock !== lockStep.lock),
);
export const pressureStep = stepAt(steps.findIndex(({ drains }) => drains) + 1);
/** The first step once the work is done. */
export const handBackStep = stepAt(steps.length - (walkthrough.groups.at(-1)?.steps.length ?? 0));
export const firstUnlockStep = stepAt(steps.findIndex(({ unlock }) => unlock !== undefined));
export const lastUnlockStep = stepAt(steps.findLastIndex(({ unlock }) => unlock !== undefined));
export const middleUnlockStep = stepAt(
  steps.findIndex((step) => step === locksOff[Math.floor(locksOff.length / 2)]),
);

/** The page with the walkthrough at this step. */
export function urlOfStep(step: Step): string {
  return `/Capabilities#isolation-walkthrough?done=${steps.indexOf(step)}`;
}

export function walkthroughOf(page: Page) {
  const region = page.getByRole('region', { name: 'Isolation walkthrough', exact: true });
  return {
    region,
    button: (name: string) => region.getByRole('button', { name, exact: true }),
    status: region.getByRole('status').last(),
  };
}
