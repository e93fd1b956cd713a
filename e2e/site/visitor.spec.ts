import { expect, hydrate, test } from '../fixtures';
import { footerLink, headline } from '../locators';
import { callsTo, settingsCall } from '../platform-calls';
import { placeholderInFooter } from '../registry';

test('a visitor’s page requests the settings once, requests no user, and logs no visit', async ({
  page,
  platform,
}) => {
  await page.goto('/');
  await hydrate(page);
  await footerLink(page, 'AITeam').click();
  await expect(headline(page, 'AITeam')).toBeVisible();
  await footerLink(page, placeholderInFooter().name).click();
  await expect(page.getByRole('main')).toHaveText('Content coming soon');

  expect(callsTo(platform)).toEqual([`${settingsCall} 200`]);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('a visitor sees the page and a small spinner while the settings load', async ({
  page,
  platform,
}) => {
  platform.faults.set([{ route: 'GET /apps/public/*', kind: 'hang' }]);
  await page.goto('/');
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await footerLink(page, 'About').click();
  await expect(page).toHaveURL(/\/About$/);
});

test('returning to the tab refetches nothing', async ({ page, platform }) => {
  await page.goto('/');
  await hydrate(page);
  await page.evaluate(() => {
    dispatchEvent(new Event('blur'));
    dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await footerLink(page, 'About').click();
  await expect(page).toHaveURL(/\/About$/);
  expect(callsTo(platform)).toHaveLength(1);
});
