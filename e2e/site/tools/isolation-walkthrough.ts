import type { Page } from 'playwright/test';
import { content } from '@/lib/content';

export const { lotoPlan } = content().drawings;
export const { walkthrough } = lotoPlan;
export const steps = walkthrough.groups.flatMap((group) => group.steps);

/** The page with the walkthrough at this step. */
export function urlOfStep(label: string): string {
  const index = steps.findIndex((step) => step.label === label);
  if (index < 0) throw new Error(`The walkthrough has no step “${label}”`);
  return `/Capabilities#isolation-walkthrough?done=${index}`;
}

export function walkthroughOf(page: Page) {
  const region = page.getByRole('region', { name: 'Isolation walkthrough', exact: true });
  return {
    region,
    button: (name: string) => region.getByRole('button', { name, exact: true }),
    status: region.getByRole('status').last(),
  };
}
