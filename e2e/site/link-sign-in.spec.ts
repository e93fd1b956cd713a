import type { Page } from 'playwright/test';
import { admin, expect, openPage, operator, signedInUrl, test } from '../fixtures';
import type { Platform } from '../platform/platform';

const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const bar = (page: Page) => page.getByRole('banner');

async function signInAsOperator(page: Page, platform: Platform): Promise<void> {
  await page.goto(signedInUrl(platform, operator));
  await expect(bar(page)).toContainText('Otto Operator');
}

test('a link with another account’s token asks first, and switches in all tabs', async ({
  context,
  page,
  platform,
}) => {
  await signInAsOperator(page, platform);
  const other = await context.newPage();
  await other.goto(signedInUrl(platform, admin, '/Platform'));
  await expect(notices(other)).toContainText(
    'This link signs you in as Ada Admin (admin@plant.example)',
  );
  await expect(notices(other)).toContainText('You’re signed in as Otto Operator');
  await expect(bar(other)).toContainText('Otto Operator');
  await expect(other).toHaveURL(`${platform.url}/Platform`);
  await notices(other).getByRole('button', { name: 'Switch to Ada Admin' }).click();
  await expect(bar(other)).toContainText('Ada Admin');
  await expect(bar(page)).toContainText('Ada Admin');
  await expect(notices(other)).toBeHidden();
});

test('a link that would sign out asks first', async ({ page, platform }) => {
  await signInAsOperator(page, platform);
  await page.goto('/About?clear_access_token=true&utm_source=mail');
  await expect(notices(page)).toContainText('This link signs you out');
  await expect(bar(page)).toContainText('Otto Operator');
  await notices(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${platform.url}/About?utm_source=mail`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('returning from sign-in signs the user in, even if another account signed in meanwhile', async ({
  context,
  page,
  platform,
}) => {
  await openPage(page, '/About?utm_source=mail');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(operator);
  await page.getByLabel('Password').fill('operator-pass-1');
  const other = await context.newPage();
  await other.goto(signedInUrl(platform, admin));
  await expect(bar(other)).toContainText('Ada Admin');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${platform.url}/About?utm_source=mail`);
  await expect(bar(page)).toContainText('Otto Operator');
  await expect(bar(other)).toContainText('Otto Operator');
  await expect(notices(page)).toBeHidden();
});

test('a sign-in survives the 404 page’s redirect on a host without redirects', async ({
  page,
  platform,
}) => {
  await page.route('**/aiteam?*', (route) =>
    route.fulfill({ status: 404, path: 'out/404.html', contentType: 'text/html; charset=utf-8' }),
  );
  // The 404 page can't reach the platform.
  await page.route('**/api/**', (route) =>
    page.url().includes('/aiteam') ? route.abort() : route.continue(),
  );
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(signedInUrl(platform, operator, '/aiteam?utm_source=mail'));
  await expect(page).toHaveURL(`${platform.url}/AITeam?utm_source=mail`);
  await expect(bar(page)).toContainText('Otto Operator');
  expect(requested.filter((address) => address.includes('access_token'))).toHaveLength(1);
});
