import type { Page } from 'playwright/test';
import { stepsOf, variantOf } from '@/components/tools/isolation/walkthrough-state';
import { content } from '@/lib/content';
import { writeToolLink } from '@/lib/page/tool-links';

export const { lotoPlan } = content().drawings;
export const walkthrough = variantOf(lotoPlan.walkthrough, false);
export const steps = stepsOf(walkthrough);
const withTraps = variantOf(lotoPlan.walkthrough, true);
export const stepsWithTraps = stepsOf(withTraps);
/** Those of them that aren't shown until they're done or next. */
export const trapSteps = withTraps.groups.flatMap(({ only, steps: all }) =>
  all.filter(({ instead }) => only === 'traps' || instead !== undefined),
);

export type Step = (typeof steps)[number];

function stepAt(index: number): Step {
  const step = steps[index];
  if (step === undefined) throw new Error('The walkthrough has no such step');
  return step;
}

const firstLock = steps.findIndex(({ lock }) => lock !== undefined);

export const firstStep = stepAt(0);
/** The steps at the first point. */
export const lockStep = stepAt(firstLock);
export const tryStep = stepAt(firstLock + 1);
export const verifyStep = stepAt(firstLock + 2);
/** A lock of a later point. */
export const secondLockStep = stepAt(
  steps.findIndex(({ lock }) => lock !== undefined && lock !== lockStep.lock),
);
/** Once the work is done. */
export const handBackStep = stepAt(steps.findIndex(({ permit }) => permit === 'handed back'));

/** The visitor hangs a lock of their own, and takes it off; then the last one comes off the box. */
export const ownLockStep = stepAt(steps.findIndex(({ hang }) => hang?.includes('own')));
export const ownLockOffStep = stepAt(steps.findIndex(({ takeOff }) => takeOff?.includes('own')));
export const lastLockOffStep = stepAt(steps.findLastIndex(({ takeOff }) => takeOff !== undefined));

/** What a step that's too early is refused with. */
export function refusalOf({ label, why }: Step): string {
  return `${walkthrough.refused} ${label} first. ${why}`;
}

/** The page with the walkthrough after so many steps. */
export function urlAfter(done: number, hasTraps = false): string {
  return `/Capabilities#${writeToolLink('isolation-walkthrough', { done, hasTraps })}`;
}

/** The page with the walkthrough at this step. */
export function urlOfStep(step: Step): string {
  return urlAfter(steps.indexOf(step));
}

/** The steps with traps, each with what it offers instead and the number of steps before it. */
export const traps = stepsWithTraps.flatMap(({ instead, ...step }, index) =>
  instead === undefined ? [] : { step, instead, url: urlAfter(index, true) },
);

/** Opens the walkthrough at this step. */
export async function openStep(page: Page, step: Step) {
  await page.goto(urlOfStep(step));
  return walkthroughOf(page);
}

export function walkthroughOf(page: Page) {
  const region = page.getByRole('region', { name: 'Isolation walkthrough', exact: true });
  return {
    region,
    /** Opens the group of a step that's neither done nor next. */
    async openGroupOf(step: Step) {
      const group = walkthrough.groups.find((each) => each.steps.includes(step));
      await region
        .getByRole('listitem')
        .getByText(group?.heading ?? '', { exact: true })
        .click();
    },
    button: (name: string) => region.getByRole('button', { name, exact: true }),
    status: region.getByRole('status').last(),
  };
}
