import type { Page } from 'playwright/test';
import { choicesOf } from '@/components/tools/spot-the-error/cases';
import { placeOf } from '@/components/tools/spot-the-error/day';
import { content } from '@/lib/content';
import { writeToolLink } from '@/lib/page/tool-links';

export const { spotTheError: game } = content().drawings;

/** The date of the shift that every example shows. */
export const someDay = content().plant.date;

/** Those that are drawn, and those that are only written. */
export const caseCount = game.cases.length + game.sets.flatMap(({ cases }) => cases).length;

export function caseOfDay(day: string) {
  const found = game.cases[placeOf(day, caseCount)];
  if (found === undefined) throw new Error(`There’s no case on ${day}`);
  return found;
}

/** A wrong choice on `someDay`. */
export const wrongClaim =
  choicesOf(game.cases, caseOfDay(someDay)).find((choice) => choice !== caseOfDay(someDay))
    ?.claim ?? '';

/** The page with the case of a day. */
export function urlOfDay(day: string): string {
  return `/Capabilities#${writeToolLink('spot-the-error', day)}`;
}

export function gameOf(page: Page) {
  const region = page.getByRole('region', { name: 'Spot the error', exact: true });
  return {
    region,
    button: (name: string) => region.getByRole('button', { name, exact: true }),
  };
}
