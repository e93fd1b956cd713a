import { expect, operator, signedInUrl, test } from '../fixtures';
import { headline } from '../locators';
import type { Fault } from '../platform/platform';
import { callsTo, userCall } from '../platform-calls';

const settings = 'GET /apps/public/*';
const user = 'GET /apps/brazos/entities/User/me';

// e2e/faults tests that pages keep their text, whatever the platform responds.

for (const fault of [
  { route: settings, kind: 'status', status: 500 },
  { route: settings, kind: 'hang' },
] satisfies Fault[]) {
  test(`settings: ${fault.kind} shows the page and a notice to a user with a token`, async ({
    page,
    platform,
  }) => {
    platform.faults.set([fault]);
    await page.goto(signedInUrl(platform, operator, '/About'));
    await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
    await expect(headline(page, 'About')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('as a visitor');

    // The platform failed, not the token, so the next visit is signed in.
    platform.faults.clear();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  });
}

test('a transient fault is retried once, without a notice', async ({ page, platform }) => {
  platform.faults.set([{ route: settings, kind: 'status', status: 503, times: 1 }]);
  await page.goto(signedInUrl(platform, operator));
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveText('');
});

test('a failed user check shows the page as to a visitor', async ({ page, platform }) => {
  platform.faults.set([{ route: user, kind: 'status', status: 500 }]);
  await page.goto(signedInUrl(platform, operator, '/About'));
  await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
  await expect(headline(page, 'About')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeHidden();
  await expect(page).toHaveURL(`${platform.url}/About`);
  expect(callsTo(platform).filter((call) => call.startsWith('POST'))).toEqual([]);
  expect(callsTo(platform).filter((call) => call.startsWith(userCall))).toHaveLength(2);
});
