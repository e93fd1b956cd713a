import { expect, hydrate, test } from '../fixtures';
import { footerLink, headline } from '../locators';
import { callsTo, settingsCall } from '../platform-calls';
import { placeholderInFooter } from '../registry';

test('a visitor’s page asks for the settings once, for no user, and logs no visit', async ({
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

test('a visitor sees the page while the settings load, with a small spinner beside it', async ({
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

test('coming back to the tab asks for nothing again', async ({ page, platform }) => {
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
