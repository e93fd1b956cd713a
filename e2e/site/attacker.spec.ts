import { chromium } from 'playwright/test';
import { browserLaunchOptions, findBrowser } from '@/lib/browser';
import {
  expectNoLeaks,
  expectSignInState,
  longTimeout,
  navigateFrom,
  openFrom,
  signIn,
  test,
} from '../attacker/fixtures';
import { accountQueries, hostileQueries } from '../attacker/hostile-queries';
import { admin, expect, waitForSession } from '../fixtures';
import { footerLink, headline } from '../locators';

test.describe.configure({ timeout: 180_000 });
test.use({
  hasSecurityHeaders: false,
  // Full Chromium: the headless shell gives frames of other sites the same storage.
  launchOptions: {
    ...browserLaunchOptions(),
    executablePath: findBrowser() ?? chromium.executablePath(),
  },
});

const otto = 'Otto Operator';
const tokenKeys = ['base44_access_token', 'token'];

// Accepted risk: signing out also works in a foreign frame, so clickjacking can end a sign-in. Nothing on the site
// shares, sends, or pays anything, or changes the account.
test('when an attacker frames a signed-in user’s page, nothing leaks, and the user stays', async ({
  page,
  platform,
  attacker,
}) => {
  const token = await signIn(page, platform);
  const queries = [
    ...hostileQueries(platform.url, attacker).filter((_, at) => at % 3 === 0),
    ...accountQueries(platform.tokenFor(admin), attacker),
  ];
  const addresses = queries.map((query) => `${platform.url}/About${query}`);
  await page.goto(attacker.pageUrl(addresses));
  for (const at of addresses.keys()) {
    const bar = page.frameLocator(`[title="Site ${at}"]`).getByRole('banner');
    await expect(bar).toContainText(otto, longTimeout);
  }
  const site = page.frameLocator('iframe[title="Site 0"]');
  await footerLink(site, 'AITeam').click();
  await expect(headline(site, 'AITeam')).toBeVisible();
  await expectNoLeaks(page, attacker, token);

  // On another site, the browser gives it other storage.
  await page.goto(attacker.pageUrl(addresses.slice(0, 1), attacker.crossSiteUrl));
  await expectSignInState(site, false);
  await expectNoLeaks(page, attacker, token);
});

for (const isSignedIn of [false, true]) {
  const who = isSignedIn ? 'signed-in user' : 'visitor';

  test(`when an attacker opens and navigates a ${who}’s page, nothing leaks, and the ${who} stays`, async ({
    page,
    platform,
    attacker,
  }) => {
    const token = isSignedIn ? await signIn(page, platform) : null;
    await page.goto(attacker.pageUrl([]));
    const queries = hostileQueries(platform.url, attacker);
    // Without a session, a link may sign the visitor in.
    if (isSignedIn) queries.push(...accountQueries(platform.tokenFor(admin), attacker));
    const [first = '', ...others] = queries.map((query) => `${platform.url}/About${query}`);
    const site = await openFrom(page, first);
    await expectSignInState(site, isSignedIn);
    for (const address of others) {
      await navigateFrom(page, site, address);
      await waitForSession(site);
    }
    await expectNoLeaks(page, attacker, token);

    // Nothing survives to a later visit.
    await site.goto('/');
    await expectSignInState(site, isSignedIn);
    if (isSignedIn) await expect(site.getByRole('banner')).toContainText(otto);
    const stored = await site.evaluate(() => ({ ...localStorage }));
    expect(stored).toEqual(
      token === null ? {} : Object.fromEntries(tokenKeys.map((key) => [key, token])),
    );
    expect(await site.evaluate(() => window.name)).not.toMatch(/token|eyJ/);
    await expectNoLeaks(page, attacker, token);
  });
}

test('a token from the URL ends up only in local storage and in the calls’ Authorization', async ({
  page,
  platform,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) return;
    const { authorization: _, ...headers } = request.headers();
    lines.push(request.url(), JSON.stringify(headers));
  });
  const token = await signIn(page, platform);
  await footerLink(page, 'AITeam').click();
  await expect(page).toHaveURL(`${platform.url}/AITeam`);
  await page.goBack();
  await expect(page).toHaveURL(`${platform.url}/About`);
  expect(lines.length).toBeGreaterThan(4);
  const seen = await page.evaluate(() => ({
    address: location.href,
    state: JSON.stringify(history.state),
    referrer: document.referrer,
    cookie: document.cookie,
    marks: JSON.stringify({ ...sessionStorage }),
    html: document.documentElement.outerHTML,
    globals: Object.getOwnPropertyNames(window)
      .map((name) => Reflect.get(window, name))
      .filter((value) => typeof value === 'string')
      .join('\n'),
  }));
  const leaks = Object.entries({ ...seen, lines: lines.join('\n') })
    .filter(([, text]) => text.includes(token))
    .map(([name]) => name);
  expect(leaks).toEqual([]);
});
