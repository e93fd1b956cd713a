import type { Page } from 'playwright/test';
import { admin, expect, operator, signedInUrl, test } from '../fixtures';
import type { Platform } from '../platform/platform';

const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const bar = (page: Page) => page.getByRole('banner');

async function signInAsOperator(page: Page, platform: Platform): Promise<void> {
  await page.goto(signedInUrl(platform, operator));
  await expect(bar(page)).toContainText('Otto Operator');
}

test('a link with another account’s token doesn’t replace the session, and says so', async ({
  page,
  platform,
}) => {
  await signInAsOperator(page, platform);
  await page.goto(signedInUrl(platform, admin, '/Platform'));
  await expect(notices(page)).toContainText(
    'You’re already signed in as Otto Operator (operator@plant.example)',
  );
  await expect(bar(page)).toContainText('Otto Operator');
  await expect(page).toHaveURL(`${platform.url}/Platform`);
  await notices(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL(`${platform.url}/Platform`);
  // Now it signs in.
  await page.goto(signedInUrl(platform, admin, '/Platform'));
  await expect(bar(page)).toContainText('Ada Admin');
});

test('a sign-in survives the 404 page’s redirect on a host without redirects', async ({
  page,
  platform,
}) => {
  await page.route('**/aiteam?*', (route) =>
    route.fulfill({ status: 404, path: 'out/404.html', contentType: 'text/html; charset=utf-8' }),
  );
  // The page's names are there before the platform's answer.
  platform.faults.set([{ route: 'GET /apps/brazos/entities/User/me', kind: 'delay', ms: 1000 }]);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(signedInUrl(platform, operator, '/aiteam?utm_source=mail'));
  await expect(page).toHaveURL(`${platform.url}/AITeam?utm_source=mail`);
  await expect(bar(page)).toContainText('Otto Operator');
  expect(requested.filter((address) => address.includes('access_token'))).toHaveLength(1);
});
