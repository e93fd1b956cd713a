import type { Locator, Page } from 'playwright/test';
import { addAxe, axeViolations } from '../axe';
import { expect, openPage, test } from '../fixtures';

/** A tag on Platform, in the shift log, among the items that were handed over. */
const tag = 'PTW-0418';
const logged = 'Permit issued, scaffold crew at E-201';

/** The link of the tag. The items after the first are closed. */
async function openItems(page: Page): Promise<Locator> {
  await page.getByText(/^\d more items$/).click();
  return page.getByRole('main').getByRole('link', { name: tag }).first();
}

test('without scripts, a tag leads to its record in the register', async ({
  pageWithoutScripts: page,
}) => {
  await page.goto('/Platform');
  await (await openItems(page)).click();
  await expect(page).toHaveURL('/Platform#record-ptw-0418');
  const record = page.getByRole('listitem').filter({ hasText: /^PTW-0418\s*Scaffold/ });
  await expect(record).toBeInViewport();
  await record.getByText('entries').click();
  await expect(record.getByText(logged)).toBeVisible();
});

test('a tag opens its record, with the focus inside, and Escape returns to it', async ({
  page,
}) => {
  await openPage(page, '/Platform');
  const link = await openItems(page);
  await link.focus();
  await page.keyboard.press('Enter');
  const record = page.getByRole('dialog', { name: tag });
  await expect(record.getByText(logged)).toBeVisible();
  await expect(page).toHaveURL('/Platform');

  await record.getByRole('link', { name: 'M. Okafor' }).first().press('Enter');
  const person = page.getByRole('dialog', { name: 'M. Okafor' });
  await expect(person.getByText('Day shift supervisor')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(person).toBeHidden();

  await link.press('Enter');
  await expect(record).toBeVisible();
  await record.getByRole('button', { name: 'Close' }).click();
  await expect(record).toBeHidden();
  await expect(link).toBeFocused();
});

test('a record that can’t be loaded is a link to the register', async ({ page }) => {
  await page.route('**/plant.json', (route) => route.abort());
  await openPage(page, '/Platform');
  await (await openItems(page)).click();
  await expect(page).toHaveURL('/Platform#record-ptw-0418');
});

test('a tag in a plan opens its record, and its entries lead to where they’re shown', async ({
  page,
}) => {
  await addAxe(page);
  await openPage(page, '/Capabilities#isolation-plan');
  const plan = page.getByRole('region', { name: 'Isolation plan' });
  await plan.getByRole('link', { name: 'XV-212', exact: true }).first().click();
  const record = page.getByRole('dialog', { name: 'XV-212' });
  await expect(record).toContainText('XV-212: closed');
  expect(await axeViolations(page)).toEqual([]);
  await record.getByRole('link', { name: '06:58' }).click();
  await expect(page).toHaveURL('/Platform#log-0658');
  await expect(page.getByText('Closed from the console').first()).toBeInViewport();
});

test('an entry on the same page is shown, with the record closed', async ({ page }) => {
  await openPage(page, '/Platform');
  await (await openItems(page)).click();
  const record = page.getByRole('dialog', { name: tag });
  await record.getByRole('link', { name: '16:40' }).click();
  await expect(page).toHaveURL('/Platform#log-1640');
  await expect(record).toBeHidden();
  await expect(page.getByText('Suspended before E-201 returns').first()).toBeInViewport();
});

test('a tag in an agent’s dialog leads to the register', async ({ page }) => {
  await openPage(page, '/AITeam#abbott');
  const dialog = page.getByRole('dialog', { name: 'Abbott', exact: true });
  await dialog.getByRole('link', { name: 'PTW-0415' }).first().click();
  await expect(page).toHaveURL('/Platform#record-ptw-0415');
});

test('in forced colors, a record covers what’s behind it', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, '/Platform');
  await (await openItems(page)).click();
  const record = page.getByRole('dialog', { name: tag });
  await expect(record).not.toHaveCSS('background-color', /, 0\)$/);
});
