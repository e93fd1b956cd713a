import {
  expectChecked,
  expectNoLeaks,
  expectSignInState,
  navigateFrom,
  openFrom,
  signIn,
  test,
} from '../attacker/fixtures';
import { hostileQueries } from '../attacker/hostile-queries';
import { expect, waitForSession } from '../fixtures';
import { footerLink, headline } from '../locators';

test.describe.configure({ timeout: 180_000 });
test.use({ hasSecurityHeaders: false });

// Accepted risk: signing out also works in a foreign frame, so clickjacking can end a sign-in. Nothing on the site
// shares, sends, or pays anything, or changes the account.
for (const who of ['a visitor', 'a signed-in user'] as const) {
  const isSignedIn = who === 'a signed-in user';

  test(`when an attacker frames the page of ${who}, nothing leaks`, async ({
    page,
    platform,
    attacker,
  }) => {
    const token = isSignedIn ? await signIn(page, platform) : null;
    const queries = hostileQueries(platform.url, attacker);
    const sample = queries.filter((_, at) => at % (isSignedIn ? 6 : 9) === 0);
    await page.goto(attacker.pageUrl(sample.map((query) => `${platform.url}/About${query}`)));
    for (const at of sample.keys()) await expectChecked(page.frameLocator(`[title="Site ${at}"]`));
    await expectNoLeaks(page, attacker, token);

    const site = page.frameLocator('iframe[title="Site 0"]');
    await footerLink(site, 'AITeam').click();
    await expect(headline(site, 'AITeam')).toBeVisible();
    await expectNoLeaks(page, attacker, token);
  });

  test(`when an attacker opens and navigates the page of ${who}, nothing leaks`, async ({
    page,
    platform,
    attacker,
  }) => {
    const token = isSignedIn ? await signIn(page, platform) : null;
    await page.goto(attacker.pageUrl([]));
    const queries = hostileQueries(platform.url, attacker);
    // A signed-in user gets other queries than in the frame test. A visitor has less to leak, so three do.
    const sample = queries.filter((_, at) => (isSignedIn ? at % 2 === 1 : at < 3));
    const [first = '', ...others] = sample.map((query) => `${platform.url}/About${query}`);
    const site = await openFrom(page, first);
    await expectSignInState(site, isSignedIn);
    for (const address of others) {
      await navigateFrom(page, site, address);
      await waitForSession(site);
      const stored = await site.evaluate(() =>
        Object.values<string>({ ...localStorage })
          .filter((value) => URL.canParse(value))
          .map((value) => new URL(value).origin),
      );
      expect(stored.filter((origin) => origin !== platform.url)).toEqual([]);
    }
    await expectNoLeaks(page, attacker, token);

    // Nothing survives to a later visit.
    await site.goto('/');
    await expectSignInState(site, isSignedIn);
    expect(await site.evaluate(() => window.name)).not.toMatch(/token|eyJ/);
    await expectNoLeaks(page, attacker, token);
  });
}

test('a trusted parent in an attacker’s frame receives its messages, and the attacker none', async ({
  context,
  page,
  platform,
  attacker,
}) => {
  const token = await signIn(page, platform);
  const parent = `<!doctype html><title>Parent</title><script>
window.received = []; addEventListener('message', ({ data }) => received.push(data));</script>
<iframe title="Site" src="/About" width="900" height="500"></iframe>`;
  await context.route(`${platform.url}/editor/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: parent }),
  );
  await page.goto(attacker.pageUrl([`${platform.url}/editor/`]));
  const editor = page.frameLocator('iframe[title="Site 0"]');
  await expectSignInState(editor.frameLocator('iframe[title=Site]'), true);
  const received = () =>
    page
      .frame({ url: /\/editor\/$/ })
      ?.evaluate(() => JSON.stringify(Reflect.get(window, 'received')));
  await expect.poll(received).toContain(`{"type":"app_changed_url","url":"${platform.url}/About"}`);
  await expectNoLeaks(page, attacker, token);
});
