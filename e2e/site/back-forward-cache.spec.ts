import { type BrowserContext, chromium, type Page } from 'playwright/test';
import { browserLaunchOptions, findBrowser } from '@/lib/browser';
import { test as base, expect, hydrate, openPage, openSignedIn, operator } from '../fixtures';
import { documentTitle, footerLink } from '../locators';
import { visitsTo } from '../platform-calls';

/** Has a context in a browser with the bfcache on; Playwright turns it off by default. */
const test = base.extend<{ bfcacheContext: BrowserContext }>({
  bfcacheContext: async ({ platform }, use) => {
    const browser = await chromium.launch({
      // Under memory pressure, the browser evicts pages from the bfcache.
      ...browserLaunchOptions(['--memory-pressure-off']),
      // Full Chromium: the headless shell has no bfcache.
      executablePath: findBrowser() ?? chromium.executablePath(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    // With reduced motion, films don't load: a page whose film is loading isn't kept.
    const context = await browser.newContext({
      baseURL: platform.url,
      reducedMotion: 'reduce',
    });
    await context.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.shown = persisted ? 'kept' : 'loaded';
      }),
    );
    await use(context);
    await browser.close();
  },
});

/** Expects that history navigation restored the page at this URL from the bfcache. */
async function expectBfcacheRestore(page: Page, address: string) {
  await expect(page).toHaveURL(address);
  const shown = () => page.evaluate(() => document.documentElement.dataset.shown);
  await expect.poll(shown).toBe('kept');
}

test('Back and Forward restore a signed-in user’s pages, which notice a sign-out in another tab', async ({
  bfcacheContext,
  platform,
}) => {
  const page = await bfcacheContext.newPage();
  // Landing pages are sent with no-store, so they aren't kept.
  await openSignedIn(page, platform, operator, '/Story');
  const visits = ['Story'];
  for (const [address, name] of [
    ['/', 'Home'],
    ['/About', 'About'],
  ] as const) {
    await openPage(page, address);
    visits.push(name);
    await expect.poll(() => visitsTo(platform)).toEqual(visits);
  }
  await page.goto(platform.url.replace('127.0.0.1', 'localhost'));
  await page.goBack({ waitUntil: 'commit' });
  await expectBfcacheRestore(page, '/About');
  await page.goBack({ waitUntil: 'commit' });
  await expectBfcacheRestore(page, '/');
  await page.goForward({ waitUntil: 'commit' });
  await expectBfcacheRestore(page, '/About');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();

  const other = await bfcacheContext.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expectBfcacheRestore(page, '/');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

base('a page restores its place on Back and Forward', async ({ page }) => {
  await openPage(page, '/TermsOfService');
  const link = footerLink(page, 'AITeam');
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveTitle(documentTitle('AITeam'));
  const card = page.getByRole('button', { name: 'Union Relations', exact: true });
  // Before its body is parsed, the page can't scroll.
  await hydrate(page);
  await card.evaluate((element) => element.scrollIntoView());

  await page.goBack();
  await expect(page).toHaveTitle(documentTitle('TermsOfService'));
  // The place rather than pixels: with a font that's late, the page has another height.
  await expect(link).toBeInViewport();
  await page.goForward();
  await expect(page).toHaveTitle(documentTitle('AITeam'));
  await expect(card).toBeInViewport();
});
