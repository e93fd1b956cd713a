import { expect, operator, signedInUrl, test } from '../fixtures';
import { headline } from '../locators';
import type { Fault } from '../platform/platform';
import { callsTo, userCall } from '../platform-calls';

const settings = 'GET /apps/public/*';
const user = 'GET /apps/brazos/entities/User/me';

// That the words stay, whatever becomes of the answers, is in e2e/faults.

for (const fault of [
  { route: settings, kind: 'status', status: 500 },
  { route: settings, kind: 'hang' },
] satisfies Fault[]) {
  test(`settings: ${fault.kind} gives who has a token the page, and says so`, async ({
    page,
    platform,
  }) => {
    platform.faults.set([fault]);
    await page.goto(signedInUrl(platform, operator, '/About'));
    await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
    await expect(headline(page, 'About')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('as a visitor');

    // What failed was the platform, not the token: the next visit is signed in.
    platform.faults.clear();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  });
}

test('a fault that passes is asked about once more, and nobody notices', async ({
  page,
  platform,
}) => {
  platform.faults.set([{ route: settings, kind: 'status', status: 503, times: 1 }]);
  await page.goto(signedInUrl(platform, operator));
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveText('');
});

test('a failed user check leaves the page to a visitor', async ({ page, platform }) => {
  platform.faults.set([{ route: user, kind: 'status', status: 500 }]);
  await page.goto(signedInUrl(platform, operator, '/About'));
  await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
  await expect(headline(page, 'About')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeHidden();
  await expect(page).toHaveURL(`${platform.url}/About`);
  expect(callsTo(platform).filter((call) => call.startsWith('POST'))).toEqual([]);
  expect(callsTo(platform).filter((call) => call.startsWith(userCall))).toHaveLength(2);
});
