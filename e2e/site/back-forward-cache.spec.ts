import { type BrowserContext, chromium, type Page } from 'playwright/test';
import { browserLaunchOptions, findBrowser } from '@/lib/browser';
import { test as base, expect, hydrate, operator, signedInUrl } from '../fixtures';
import type { Platform } from '../platform/platform';
import { visitsTo } from '../platform-calls';

/** A browser that keeps the pages one leaves; a switch of Playwright’s would have it forget them. */
const test = base.extend<{ keeping: BrowserContext }>({
  keeping: async ({ platform }, use) => {
    const browser = await chromium.launch({
      // A machine short of memory would have the browser forget its pages too.
      ...browserLaunchOptions(['--memory-pressure-off']),
      // The whole browser: the shell that Playwright may take instead keeps no pages.
      executablePath: findBrowser() ?? chromium.executablePath(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    // No film is on its way when a page is left: one that is still loading is not kept.
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

/** Waits for the page whose history has been moved through, and sees that it was not loaded anew. */
async function expectBfcacheRestore(page: Page, address: string) {
  await expect(page).toHaveURL(address);
  const shown = () => page.evaluate(() => document.documentElement.dataset.shown);
  await expect.poll(shown).toBe('kept');
}

/** The page that a sign-in comes back to is sent with no-store, and browsers don't keep those. */
async function signInAt(page: Page, platform: Platform) {
  await page.goto(signedInUrl(platform, operator, '/Story'));
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect.poll(() => visitsTo(platform)).toEqual(['Story']);
}

for (const signsIn of [false, true]) {
  const who = signsIn ? 'a signed-in user' : 'a visitor';

  test(`Back and Forward find the pages of ${who} as they were left`, async ({
    keeping,
    platform,
  }) => {
    const page = await keeping.newPage();
    if (signsIn) await signInAt(page, platform);
    await page.goto(`${platform.url}/`);
    await hydrate(page);
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible({ visible: signsIn });
    if (signsIn) await expect.poll(() => visitsTo(platform)).toEqual(['Story', 'Home']);
    const elsewhere = platform.url.replace('127.0.0.1', 'localhost');
    await page.goto(`${platform.url}/About`);
    await hydrate(page);
    if (signsIn) await expect.poll(() => visitsTo(platform)).toEqual(['Story', 'Home', 'About']);
    await page.goto(elsewhere);
    await page.goBack({ waitUntil: 'commit' });
    await expectBfcacheRestore(page, `${platform.url}/About`);
    await page.goBack({ waitUntil: 'commit' });
    await expectBfcacheRestore(page, `${platform.url}/`);
    await page.goForward({ waitUntil: 'commit' });
    await expectBfcacheRestore(page, `${platform.url}/About`);
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible({ visible: signsIn });
  });
}

test('a kept page notices a sign-out that it has slept through', async ({ keeping, platform }) => {
  const page = await keeping.newPage();
  await signInAt(page, platform);
  await page.goto(`${platform.url}/`);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect.poll(() => visitsTo(platform)).toEqual(['Story', 'Home']);
  await page.goto(`${platform.url}/About`);
  const other = await keeping.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();

  await page.goBack({ waitUntil: 'commit' });
  await expectBfcacheRestore(page, `${platform.url}/`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeHidden();
});
