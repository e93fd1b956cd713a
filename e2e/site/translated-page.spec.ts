import type { Page } from 'playwright/test';
import { content } from '@/lib/content';
import { hydrationMismatch, translate } from '../faults/extensions';
import { expect, hydrate, test, waitForSession } from '../fixtures';
import { heroFilm } from '../locators';

/** Loads React on a page that the browser has translated, so React renders it again. */
async function translateAndHydrate(page: Page, consoleErrors: string[]): Promise<void> {
  await waitForSession(page);
  await page.evaluate(translate);
  await hydrate(page);
  await expect.poll(() => consoleErrors).toEqual([expect.stringMatching(hydrationMismatch)]);
  consoleErrors.length = 0;
}

test('the film plays after React has loaded', async ({ page, consoleErrors }) => {
  await page.goto('/');
  await translateAndHydrate(page, consoleErrors);
  await expect(heroFilm(page, content().home.hero.film.title)).toHaveJSProperty('paused', false);
  await expect(page.getByRole('button', { name: 'Pause animation' })).toBeVisible();
});

test('a legal text’s date and the footer’s year stay current after React has loaded', async ({
  page,
  consoleErrors,
}) => {
  await page.clock.setFixedTime('2031-05-06T12:00:00Z');
  await page.goto('/PrivacyPolicy');
  await translateAndHydrate(page, consoleErrors);
  await expect(page.getByRole('main')).toContainText('May 6, 2031');
  await expect(page.getByRole('contentinfo')).toContainText('2031');
});
