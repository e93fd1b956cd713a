import { expect, openPage, operator, signedInUrl, test } from '../fixtures';
import { footerLink, headline } from '../locators';
import { callsTo, settingsCall } from '../platform-calls';
import { placeholderInFooter } from '../registry';

test('a visitor’s page requests the settings once, requests no user, and logs no visit', async ({
  page,
  platform,
}) => {
  await openPage(page, '/');
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

// e2e/faults tests that pages keep their text, and lib/session the other ways in which settings fail.

test('settings that never come show the page and a notice to a user with a token', async ({
  page,
  platform,
}) => {
  platform.faults.set([{ route: 'GET /apps/public/*', kind: 'hang' }]);
  await page.goto(signedInUrl(platform, operator, '/About'));
  await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
  await expect(headline(page, 'About')).toBeVisible();
  const notice = page.getByRole('region', { name: 'Notifications' });
  await expect(notice).toContainText('as a visitor');

  // The platform failed, not the token.
  platform.faults.clear();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
});
