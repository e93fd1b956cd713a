import { chromium } from 'playwright/test';
import { browserLaunchOptions, findBrowser } from '@/lib/browser';
import {
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
import { parentPage } from '../parent-page';

test.describe.configure({ timeout: 180_000 });
test.use({
  hasSecurityHeaders: false,
  // Full Chromium: the headless shell gives frames of other sites the same storage.
  launchOptions: {
    ...browserLaunchOptions(),
    executablePath: findBrowser() ?? chromium.executablePath(),
  },
});

// Accepted risk: signing out also works in a foreign frame, so clickjacking can end a sign-in. Nothing on the site
// shares, sends, or pays anything, or changes the account.
test('when an attacker frames a signed-in user’s page, nothing leaks', async ({
  page,
  platform,
  attacker,
}) => {
  const token = await signIn(page, platform);
  const queries = hostileQueries(platform.url, attacker).filter((_, at) => at % 3 === 0);
  const addresses = queries.map((query) => `${platform.url}/About${query}`);
  await page.goto(attacker.pageUrl(addresses));
  for (const at of addresses.keys()) {
    await expectSignInState(page.frameLocator(`[title="Site ${at}"]`), true);
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

  test(`when an attacker opens and navigates a ${who}’s page, nothing leaks`, async ({
    page,
    platform,
    attacker,
  }) => {
    const token = isSignedIn ? await signIn(page, platform) : null;
    await page.goto(attacker.pageUrl([]));
    const queries = hostileQueries(platform.url, attacker);
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
    const stored = await site.evaluate(() => Object.keys(localStorage).sort());
    expect(stored).toEqual(isSignedIn ? tokenKeys : []);
    expect(await site.evaluate(() => window.name)).not.toMatch(/token|eyJ/);
    await expectNoLeaks(page, attacker, token);
  });
}

const tokenKeys = ['base44_access_token', 'token'];

test('foreign values in storage are removed, and their addresses never contacted', async ({
  page,
  platform,
  attacker,
}) => {
  const token = await signIn(page, platform);
  await page.evaluate((url) => {
    localStorage.setItem('base44_server_url', url);
    localStorage.setItem('base44_from_url', `${url}/back`);
    localStorage.setItem('base44_app_id', '../..');
  }, attacker.url);
  await page.goto('/');
  await expectSignInState(page, true);
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(tokenKeys);
  await page.goto(attacker.pageUrl([]));
  await expectNoLeaks(page, attacker, token);
});

test('a token from the URL ends up only in local storage', async ({ page, platform }) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  const token = await signIn(page, platform);
  await footerLink(page, 'AITeam').click();
  await expect(page).toHaveURL(`${platform.url}/AITeam`);
  await page.goBack();
  await expect(page).toHaveURL(`${platform.url}/About`);
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

test('a trusted parent in an attacker’s frame receives its messages, and the attacker none', async ({
  context,
  page,
  platform,
  attacker,
}) => {
  const token = await signIn(page, platform);
  await context.route(`${platform.url}/editor/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: parentPage('/About') }),
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
