import type { Page } from 'playwright/test';
import { getLegalText } from '@/lib/content';
import { expect, openPage, test } from '../fixtures';
import { pages } from '../registry';

const legal = pages.filter(({ kind }) => kind === 'legal');

const contentsOf = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

/** The reader's date, which legal texts that are updated “today” show. */
const today = '2031-05-05';

function longDate(day: string): string {
  const formatter = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return formatter.format(new Date(day));
}

function datesOf(name: string): string[] {
  const { updated, effective } = getLegalText(name);
  return [
    ...(updated === undefined
      ? []
      : [`Last updated ${longDate(updated === 'today' ? today : updated)}`]),
    ...(effective === undefined
      ? []
      : [`Effective ${/^\d/.test(effective) ? longDate(effective) : effective}`]),
  ];
}

const sectionsOf = (name: string) => getLegalText(name).sections;

test('legal texts show their dates, “today” by the reader’s clock', async ({ page }) => {
  await page.clock.setFixedTime(`${today}T12:00:00Z`);
  for (const { name, href } of legal) {
    await openPage(page, href);
    for (const date of datesOf(name)) await expect(page.getByRole('main')).toContainText(date);
  }
});

test('the contents link to the sections, and mark the current one', async ({ page }) => {
  await openPage(page, '/TermsOfService');
  for (const { heading } of sectionsOf('TermsOfService')) {
    const link = contentsOf(page).getByRole('link', { name: heading, exact: true });
    await link.click();
    await expect(page).toHaveURL(/#[a-z0-9-]+$/);
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(contentsOf(page).locator('[aria-current]')).toHaveCount(1);
  }
});
