import type { Page } from 'playwright/test';
import { expect, hydrate, test } from '../fixtures';
import { agentWithId } from '../registry';

const rca = agentWithId('rca-assistant');
const lubbock = agentWithId('lubbock');

const dialogOf = (page: Page, { name }: typeof rca) =>
  page.getByRole('dialog', { name, exact: true });

test('closing an agent the moment Back opens it returns the focus to its card', async ({
  page,
}) => {
  await page.goto('/AITeam#rca-assistant');
  await hydrate(page);
  await page.evaluate(() => {
    location.hash = 'lubbock';
  });
  await expect(dialogOf(page, lubbock).getByRole('button', { name: 'Close' })).toBeFocused();
  // No key press is this fast: the popover is open, and hasn't been replaced by the dialog yet.
  await page.evaluate(() => {
    const closePopover = () =>
      document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
    addEventListener('hashchange', closePopover, { once: true });
  });
  await page.goBack();
  await expect(page).toHaveURL(/\/AITeam$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(
    page.getByRole('main').getByRole('button', { name: rca.name, exact: true }),
  ).toBeFocused();
});

test('keeps a fragment that the visitor goes to at the end of hydration', async ({ page }) => {
  // The router's first call ends hydration. It replaces the URL by the one that hydration started with.
  await page.addInitScript(`
    const { replaceState } = History.prototype;
    History.prototype.replaceState = function (...entry) {
      History.prototype.replaceState = replaceState;
      location.hash = 'lubbock';
      this.replaceState(...entry);
    };
  `);
  // An open agent needs React, so the page hydrates.
  await page.goto('/AITeam#rca-assistant');
  await expect(dialogOf(page, lubbock)).toContainText(lubbock.mainBenefit);
  await expect(page).toHaveURL(/#lubbock$/);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.goBack();
  await expect(dialogOf(page, rca)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/AITeam$/);
});
