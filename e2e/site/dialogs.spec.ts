import type { Page } from 'playwright/test';
import { expect, openPage, test } from '../fixtures';
import { agentWithId, distinctPages, site } from '../registry';

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

for (const { href } of distinctPages) {
  test(`every dialog, panel, and popover of ${href} fits 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage(page, href);
    const board = page.getByRole('region', { name: 'Permit conflict board' });
    if ((await board.count()) > 0) {
      // What all of the board's panels load.
      await board.getByRole('button', { name: 'Import permits' }).click();
      await expect(board.getByRole('button', { name: 'Check these permits' })).toBeVisible();
    }
    for (const box of await page.locator('dialog, [popover]').all()) {
      const measured = await box.evaluate(async (element: HTMLElement) => {
        if (element instanceof HTMLDialogElement) element.showModal();
        else element.togglePopover(true);
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        const { left, right, width } = element.getBoundingClientRect();
        const { scrollWidth, clientWidth } = element;
        if (element instanceof HTMLDialogElement) element.close();
        else element.hidePopover();
        return { left, right, isOpen: width > 0, beyond: scrollWidth - clientWidth };
      });
      const name = await box.getAttribute('id');
      expect(measured, `${name}`).toMatchObject({ isOpen: true, beyond: 0 });
      expect(measured.left, `${name}`).toBeGreaterThanOrEqual(0);
      expect(measured.right, `${name}`).toBeLessThanOrEqual(320);
    }
  });
}

test('dragging a selection out of search leaves it open', async ({ page }) => {
  await page.goto('/About');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const field = page.getByRole('searchbox');
  await field.fill('lockout');
  const box = await field.boundingBox();
  if (box === null) throw new Error('the search field has no box');
  await page.mouse.move(box.x + 30, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(5, 500);
  await page.mouse.up();
  await waitForPaint(page);
  await expect(field).toBeVisible();
  await page.mouse.click(5, 500);
  await expect(field).toBeHidden();
});
