import { expect, openPage, openSignedIn, operator, signedInUrl, test } from '../fixtures';
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

test('returning to the tab refetches nothing', async ({ page, platform }) => {
  await openPage(page, '/');
  await page.evaluate(() => {
    dispatchEvent(new Event('blur'));
    dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await footerLink(page, 'About').click();
  await expect(page).toHaveURL(/\/About$/);
  expect(callsTo(platform)).toHaveLength(1);
});

test('ten pages in a row load while the visit log hangs', async ({ page, platform }) => {
  // Chromium ends a request of a page that's gone only after 30 s.
  test.setTimeout(25_000);
  platform.faults.set([{ route: 'POST /app-logs/*', kind: 'hang' }]);
  await openSignedIn(page, platform, operator);
  for (let visit = 1; visit <= 10; visit += 1) {
    const target = visit % 2 === 1 ? 'AITeam' : 'About';
    const logged = page.waitForRequest((request) => request.method() === 'POST');
    await footerLink(page, target).click();
    await expect(headline(page, target)).toBeVisible();
    await logged;
  }
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
