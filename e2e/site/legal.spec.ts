import type { Page } from 'playwright/test';
import { getLegalText } from '@/lib/content';
import { expect, openPage, test } from '../fixtures';

const contentsOf = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

test('a legal text that’s updated “today” shows the reader’s date', async ({ page }) => {
  await page.clock.setFixedTime('2031-05-05T12:00:00Z');
  await openPage(page, '/TermsOfService');
  await expect(page.getByRole('main')).toContainText('Last updated May 5, 2031');
});

test('the contents link to the sections, and mark the current one', async ({ page }) => {
  await openPage(page, '/TermsOfService');
  for (const { heading } of getLegalText('TermsOfService').sections) {
    const link = contentsOf(page).getByRole('link', { name: heading, exact: true });
    await link.click();
    await expect(page).toHaveURL(/#[a-z0-9-]+$/);
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(contentsOf(page).locator('[aria-current]')).toHaveCount(1);
  }
});
