import type { FrameLocator, Page } from 'playwright/test';
import { longTimeout, navigateFrom, openFrom, signIn, test } from '../attacker/fixtures';
import { admin, expect } from '../fixtures';

test.describe.configure({ timeout: 180_000 });
test.use({ hasSecurityHeaders: false });

test('an attacker’s links, frames, pop-ups, and forms don’t change the signed-in user', async ({
  page,
  platform,
  attacker,
}) => {
  const token = await signIn(page, platform);
  const attackerToken = platform.tokenFor(admin);
  const attempts = [
    { access_token: attackerToken },
    { access_token: 'rubbish' },
    { clear_access_token: 'true' },
    { clear_access_token: 'true', access_token: attackerToken },
    { app_id: 'other', access_token: attackerToken },
    { server_url: attacker.url, access_token: attackerToken },
    { brazos_nonce: '0'.repeat(32), access_token: attackerToken },
  ];
  const addresses = attempts.map(
    (fields) => `${platform.url}/About?${new URLSearchParams(fields)}`,
  );
  const expectOtto = async (site: Page | FrameLocator) => {
    await expect(site.getByRole('banner')).toContainText('Otto Operator', longTimeout);
    await expect(site.getByRole('banner')).not.toContainText('Ada Admin');
  };

  await page.goto(attacker.pageUrl(addresses));
  for (const index of addresses.keys()) {
    const site = page.frameLocator(`iframe[title="Site ${index}"]`);
    await expectOtto(site);
  }

  const site = await openFrom(page, `${platform.url}/`);
  // Those without an app, a platform, or a nonce, which do no more here than in a frame.
  for (const address of addresses.slice(0, 4)) {
    await navigateFrom(page, site, address);
    await expectOtto(site);
  }

  for (const method of ['get', 'post']) {
    await page.goto(attacker.pageUrl([]));
    await page.evaluate(
      ({ method, action, fields }) => {
        const form = Object.assign(document.createElement('form'), { method, action });
        for (const [name, value] of Object.entries(fields)) {
          form.append(Object.assign(document.createElement('input'), { name, value }));
        }
        document.body.append(form);
        form.submit();
      },
      { method, action: addresses[0] ?? '', fields: { access_token: attackerToken } },
    );
    await page.waitForURL(`${platform.url}/About*`);
    await expectOtto(page);
  }

  await page.goto('/');
  await expectOtto(page);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).toEqual({ base44_access_token: token, token });
  expect(attacker.unexpectedRequests(), 'requests and sockets').toEqual([]);
});
