import type { Page } from 'playwright/test';
import { expect, holdRequests, hydrate, scriptsGlob, test } from '../fixtures';
import { labelIn } from '../registry';

/** Blocks the site's scripts from now on, as after a deploy that removed them. */
async function blockScripts(page: Page) {
  await page.route(scriptsGlob, (route) => route.abort());
}

const overview = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: labelIn('menu', 'Platform'), exact: true });

test('a menu opened before the scripts load stays open', async ({ page }) => {
  const release = await holdRequests(page, scriptsGlob);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Platform' }).hover();
  await expect(overview(page)).toBeVisible();
  release();
  await hydrate(page);
  await expect(page.getByRole('button', { name: 'Platform' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(overview(page)).toBeVisible();
  await page.mouse.move(20, 700);
  await expect(overview(page)).toBeHidden();
});

test('a menu link pressed while the scripts load still works', async ({ page }) => {
  const release = await holdRequests(page, scriptsGlob);
  await page.goto('/About', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Platform' }).hover();
  await overview(page).hover();
  await page.mouse.down();
  release();
  await hydrate(page);
  // The menu's lazy chunk, too.
  await page.waitForLoadState('networkidle');
  await page.mouse.up();
  await expect(page).toHaveURL(/\/Platform$/);
});

test('the page hydrates without waiting for its full style sheet', async ({ page }) => {
  await page.route('**/*.css', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await hydrate(page);
  await page.getByRole('button', { name: 'Platform' }).hover();
  await expect(overview(page)).toBeVisible();
});

for (const key of ['Enter', ' ']) {
  test(`the first press of ${key === ' ' ? 'Space' : key} opens a menu and keeps focus on its button`, async ({
    page,
  }) => {
    await page.goto('/');
    await hydrate(page);
    const button = page.getByRole('button', { name: 'Platform' });
    await button.focus();
    await page.keyboard.press(key);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(overview(page)).toBeFocused();
  });
}

test.describe('when lazy chunks are gone', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await hydrate(page);
    await blockScripts(page);
  });

  test('menus open and close by mouse and keyboard', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Platform' });
    await button.hover();
    await expect(overview(page)).toBeVisible();
    await button.click();
    await expect(overview(page)).toBeVisible();
    await page.mouse.move(20, 700);
    await expect(overview(page)).toBeHidden();
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.press('Enter');
    await expect(overview(page)).toBeHidden();
  });

  test('a menu closes when focus leaves it, but one opened by hover stays open', async ({
    page,
  }) => {
    const button = page.getByRole('button', { name: 'Platform' });
    await button.press('Enter');
    await expect(overview(page)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(overview(page)).toBeHidden();
    await button.focus();
    await page.getByRole('button', { name: 'Solutions' }).hover();
    const simops = page.getByRole('banner').getByRole('link', { name: labelIn('menu', 'SIMOPS') });
    await expect(simops).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(button).not.toBeFocused();
    await expect(simops).toBeVisible();
  });
});
