import type { Page } from 'playwright/test';
import { expect, openPage, test } from '../fixtures';
import { agentWithId, site } from '../registry';

const lubbock = agentWithId('lubbock');

/** One dialog of each kind: Radix and native. */
const kinds = {
  'an agent’s dialog': {
    path: '/AITeam',
    open: (page: Page) =>
      page.getByRole('main').getByRole('button', { name: lubbock.name, exact: true }).click(),
  },
  search: {
    path: '/AITeam',
    open: (page: Page) => page.getByRole('button', { name: 'Search', exact: true }).click(),
  },
};

/** The page becomes inert only after the dialog's first paint. */
const waitForPaint = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

for (const [kind, { path, open }] of Object.entries(kinds)) {
  test(`behind ${kind}, the page is inert and keeps its scroll position`, async ({ page }) => {
    await openPage(page, path);
    const home = page.getByRole('banner').getByRole('link', { name: site.name }).first();
    const bar = await home.boundingBox();
    if (bar === null) throw new Error('the top bar has no link to Home');
    await open(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await waitForPaint(page);
    await expect(page.locator('[inert]').filter({ has: page.locator('main') })).toBeAttached();
    const before = await scrollPosition(page);

    // The wheel next to the dialog doesn't scroll the page.
    await page.mouse.move(5, 500);
    await page.mouse.wheel(0, 600);
    await expect(dialog).toBeVisible();
    expect(await scrollPosition(page)).toBe(before);

    // Tab doesn't move focus into the page.
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.getByRole('main').evaluate((main) => main.contains(document.activeElement)),
      ).toBe(false);
    }

    // A click on a link behind the dialog closes the dialog without following the link.
    await page.mouse.click(bar.x + bar.width / 2, bar.y + bar.height / 2);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(path);

    // After that, the page scrolls again.
    await page.mouse.wheel(0, 600);
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(before);
    await expect(page).toHaveURL(path);
  });
}
