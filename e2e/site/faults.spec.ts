import { expect, operator, settled, signedIn, test, wordsOf } from '../fixtures';
import type { Fault } from '../platform/platform';
import { callsTo, settingsCall, userCall } from '../platform-calls';

const settings = 'GET /apps/public/*';
const user = 'GET /apps/brazos/entities/User/me';

/** What can become of an answer, and how often the site asks: once more where that can help. */
const faults: { name: string; fault: Fault; asks: number }[] = [
  { name: '500', fault: { route: settings, kind: 'status', status: 500 }, asks: 2 },
  { name: '429', fault: { route: settings, kind: 'status', status: 429 }, asks: 2 },
  { name: '404', fault: { route: settings, kind: 'status', status: 404 }, asks: 1 },
  {
    name: '403 without a reason',
    fault: { route: settings, kind: 'status', status: 403 },
    asks: 1,
  },
  { name: 'a page of HTML', fault: { route: settings, kind: 'html' }, asks: 1 },
  { name: 'JSON that is cut', fault: { route: settings, kind: 'cut' }, asks: 0 },
  { name: 'a connection that is reset', fault: { route: settings, kind: 'reset' }, asks: 0 },
  { name: 'no answer at all', fault: { route: settings, kind: 'hang' }, asks: 0 },
  { name: 'an answer that never ends', fault: { route: settings, kind: 'hang-body' }, asks: 0 },
];

for (const { name, fault, asks } of faults) {
  test(`settings: ${name} takes nothing from a visitor’s page`, async ({ page, platform }) => {
    await page.goto('/About');
    await settled(page);
    const whole = await wordsOf(page);
    await platform.reset();
    platform.faults.set([fault]);
    await page.goto('/About');
    expect(await wordsOf(page)).toBe(whole);
    await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden({ timeout: 10_000 });
    expect(await wordsOf(page)).toBe(whole);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    if (asks > 0) {
      expect(callsTo(platform).filter((call) => call.startsWith(settingsCall))).toHaveLength(asks);
    }
  });
}

for (const { name, fault } of faults) {
  test(`settings: ${name} gives who has a token the page, and says so`, async ({
    page,
    platform,
  }) => {
    platform.faults.set([fault]);
    await page.goto(signedIn(platform, operator, '/About'));
    await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden({ timeout: 10_000 });
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
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
  await page.goto(signedIn(platform, operator));
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveText('');
});

for (const kind of ['status', 'html', 'cut', 'hang'] as const) {
  test(`user check: ${kind} leaves the page to a visitor`, async ({ page, platform }) => {
    platform.faults.set([
      kind === 'status' ? { route: user, kind, status: 500 } : { route: user, kind },
    ]);
    await page.goto(signedIn(platform, operator, '/About'));
    await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden({ timeout: 10_000 });
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeHidden();
    await expect(page).toHaveURL(`${platform.url}/About`);
    expect(callsTo(platform).filter((call) => call.startsWith('POST'))).toEqual([]);
    if (kind === 'status') {
      expect(callsTo(platform).filter((call) => call.startsWith(userCall))).toHaveLength(2);
    }
  });
}
