import { type BrowserContext, chromium, type Page } from 'playwright/test';
import { browserLaunchOptions, findBrowser } from '@/lib/browser';
import { content } from '@/lib/content';
import {
  test as base,
  expect,
  openPage,
  openSignedIn,
  operator,
  waitForSession,
} from '../fixtures';
import { heroFilm } from '../locators';
import type { Platform } from '../platform/platform';
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
    // Reduced motion, so films load only in the test that's about them: a page whose film is loading isn't cached.
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

/** Signs in on a page that the tests don't return to: landing pages are sent with no-store, so they aren't cached. */
async function signInAt(page: Page, platform: Platform) {
  await openSignedIn(page, platform, operator, '/Story');
  await expect.poll(() => visitsTo(platform)).toEqual(['Story']);
}

for (const signsIn of [false, true]) {
  const who = signsIn ? 'a signed-in user' : 'a visitor';

  test(`Back and Forward restore the pages of ${who} from the bfcache`, async ({
    bfcacheContext,
    platform,
  }) => {
    const page = await bfcacheContext.newPage();
    if (signsIn) await signInAt(page, platform);
    await openPage(page, `${platform.url}/`);
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible({ visible: signsIn });
    if (signsIn) await expect.poll(() => visitsTo(platform)).toEqual(['Story', 'Home']);
    const otherOrigin = platform.url.replace('127.0.0.1', 'localhost');
    await openPage(page, `${platform.url}/About`);
    if (signsIn) await expect.poll(() => visitsTo(platform)).toEqual(['Story', 'Home', 'About']);
    await page.goto(otherOrigin);
    await page.goBack({ waitUntil: 'commit' });
    await expectBfcacheRestore(page, `${platform.url}/About`);
    await page.goBack({ waitUntil: 'commit' });
    await expectBfcacheRestore(page, `${platform.url}/`);
    await page.goForward({ waitUntil: 'commit' });
    await expectBfcacheRestore(page, `${platform.url}/About`);
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible({ visible: signsIn });
  });
}

test('a page restored from the bfcache notices a sign-out in another tab', async ({
  bfcacheContext,
  platform,
}) => {
  const page = await bfcacheContext.newPage();
  await signInAt(page, platform);
  await page.goto(`${platform.url}/`);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect.poll(() => visitsTo(platform)).toEqual(['Story', 'Home']);
  await page.goto(`${platform.url}/About`);
  const other = await bfcacheContext.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();

  await page.goBack({ waitUntil: 'commit' });
  await expectBfcacheRestore(page, `${platform.url}/`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeHidden();
});

test('a film plays on after Back', async ({ bfcacheContext }) => {
  const page = await bfcacheContext.newPage();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await waitForSession(page);
  const film = heroFilm(page, content().home.hero.film.title);
  const isLoaded = (video: HTMLVideoElement) =>
    video.buffered.length > 0 && video.buffered.end(0) >= video.duration - 0.1;
  await expect.poll(() => film.evaluate(isLoaded)).toBe(true);
  await expect(film).toHaveJSProperty('paused', false);
  await page.goto('/Story');
  await page.goBack({ waitUntil: 'commit' });
  await expectBfcacheRestore(page, '/');
  await expect(film).toHaveJSProperty('paused', false);
  await expect(page.getByRole('button', { name: 'Pause animation' })).toBeVisible();
});

test('a menu that was open when the visitor left is closed after Back', async ({
  bfcacheContext,
}) => {
  const page = await bfcacheContext.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/About');
  await waitForSession(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Site' });
  await expect(menu).toBeVisible();
  await page.goto('/Story');
  await page.goBack({ waitUntil: 'commit' });
  await expectBfcacheRestore(page, '/About');
  await expect(menu).toBeHidden();
});
