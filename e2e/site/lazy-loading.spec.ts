import type { Page } from 'playwright/test';
import { expect, holdRequests, hydrate, reactScriptsGlob, test, waitForSession } from '../fixtures';
import { headline } from '../locators';
import { labelIn } from '../registry';

const overview = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: labelIn('menu', 'Platform'), exact: true });

test('a menu that opens before React loads stays open, and closes on leave', async ({ page }) => {
  const release = await holdRequests(page, reactScriptsGlob);
  await page.goto('/');
  await waitForSession(page);
  const button = page.getByRole('button', { name: 'Platform' });
  await button.hover();
  await expect(overview(page)).toBeVisible();
  release();
  await hydrate(page);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(overview(page)).toBeVisible();
  await page.mouse.move(20, 700);
  await expect(overview(page)).toBeHidden();
});

test('a menu link pressed while React loads opens its page', async ({ page }) => {
  const release = await holdRequests(page, reactScriptsGlob);
  await page.goto('/About');
  await waitForSession(page);
  await page.getByRole('button', { name: 'Platform' }).hover();
  await overview(page).hover();
  await page.mouse.down();
  release();
  await hydrate(page);
  await page.mouse.up();
  await expect(headline(page, 'Platform')).toBeVisible();
});

test('React takes over the menu without waiting for the full style sheet', async ({ page }) => {
  await page.route('**/*.css', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await hydrate(page);
  await page.getByRole('button', { name: 'Platform' }).hover();
  await expect(overview(page)).toBeVisible();
});
