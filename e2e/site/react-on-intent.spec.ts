import type { Page } from 'playwright/test';
import {
  expect,
  holdRequests,
  reactScriptsGlob,
  scriptsGlob,
  test,
  waitForSession,
} from '../fixtures';
import { labelIn } from '../registry';

for (const [press, act] of [
  ['a press on search', (page) => page.getByRole('button', { name: 'Search' }).click()],
  ['Ctrl+K', (page) => page.keyboard.press('Control+k')],
] satisfies [string, (page: Page) => Promise<unknown>][]) {
  test(`${press} opens its dialog before React loads, and it stays open`, async ({ page }) => {
    const release = await holdRequests(page, reactScriptsGlob);
    await page.goto('/About');
    await waitForSession(page);
    await act(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    release();
    await expect(page.getByRole('list', { name: 'Searches to try' })).toBeVisible();
  });
}

test('a press on search before the site’s script loads opens the dialog', async ({ page }) => {
  const release = await holdRequests(page, scriptsGlob);
  await page.goto('/About', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Search' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  // Without its style sheet, the browser would scroll to the dialog at the end of the page.
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

const overview = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: labelIn('menu', 'Platform'), exact: true });

for (const press of ['hover', 'tap'] as const) {
  test.describe(`a menu that opens on ${press}`, () => {
    test.use({ hasTouch: press === 'tap' });

    test('before the site’s script loads stays open', async ({ page }) => {
      const release = await holdRequests(page, scriptsGlob);
      await page.goto('/About', { waitUntil: 'commit' });
      const button = page.getByRole('button', { name: 'Platform' });
      await button[press]();
      await expect(overview(page)).toBeVisible();
      release();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(overview(page)).toBeVisible();
    });
  });
}
