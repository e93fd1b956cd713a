import { test as base, expect, type Page } from 'playwright/test';
import { createDesk } from './desk';
import { operator, seededAccounts } from './platform/accounts';
import type { Platform } from './platform/platform';
import { startTemporaryPlatform } from './temporary-platform';

export { admin, guest, operator } from './platform/accounts';

interface Fixtures {
  /** Console errors and uncaught errors. A test fails if any are left at its end. */
  consoleErrors: string[];
  pageWithoutScripts: Page;
  /** A page on a phone, which one touches. */
  phone: Page;
}

/**
 * One local platform for each worker, on its own port, reset before each test. It serves the export in `out/`, so the
 * tests run against what would be published.
 */
export const platformTest = base.extend<{ fresh: undefined }, { platform: Platform }>({
  platform: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const { platform, stop } = await startTemporaryPlatform({
        out: 'out',
        extend: (running) => createDesk(running, { out: 'out' }),
      });
      await use(platform);
      await stop();
    },
    { scope: 'worker' },
  ],
  fresh: [
    async ({ platform, browserName }, use) => {
      // A busy browser may close the previous page's connections late. Firefox and WebKit also keep idle ones, which
      // the next test can't reuse.
      await expect
        .poll(
          () => {
            if (browserName !== 'chromium') platform.closeIdleConnections();
            return platform.connections();
          },
          { intervals: [20] },
        )
        .toBe(0);
      platform.reset();
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: async ({ platform }, use) => use(platform.url),
});

/** Console errors that the page doesn't cause: failed requests, which tests provoke. */
const isIgnored = (text: string) => text.startsWith('Failed to load resource');

export const test = platformTest.extend<Fixtures>({
  consoleErrors: [
    async ({ context }, use) => {
      const consoleErrors: string[] = [];
      const record = (text: string) => {
        if (!isIgnored(text)) consoleErrors.push(text);
      };
      context.on('console', (message) => {
        if (message.type() === 'error') record(message.text());
      });
      context.on('weberror', (error) => record(String(error.error())));
      await use(consoleErrors);
      expect(consoleErrors, 'errors on the browser’s console').toEqual([]);
    },
    { auto: true },
  ],
  pageWithoutScripts: async ({ browser, platform }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: platform.url });
    await use(await context.newPage());
    await context.close();
  },
  phone: async ({ browser, platform }, use) => {
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ viewport, hasTouch: true, baseURL: platform.url });
    await use(await context.newPage());
    await context.close();
  },
});

export { expect };

/** The landing URL after a sign-in: a page with a token in its query. */
export function signedInUrl(platform: Platform, email: string, path = '/'): string {
  const url = new URL(path, platform.url);
  url.searchParams.set('access_token', platform.tokenFor(email));
  return url.href;
}

/** Opens a page with a token in its query, and waits until it's signed in. */
export async function openSignedIn(page: Page, platform: Platform, email: string, path = '/') {
  await page.goto(signedInUrl(platform, email, path));
  await waitForSession(page);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
}

/** Fills in the platform's sign-in page. */
export async function signInByForm(page: Page, email = operator): Promise<void> {
  const { password } = seededAccounts.find((account) => account.email === email) ?? {};
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Removes the stored sign-in, so the next token signs in. */
export async function clearSignIn(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
}

/** Waits until the settings and sign-in checks have finished, which also ends the spinner. */
export async function waitForSession(page: Page): Promise<void> {
  await waitInPage(page, () => document.documentElement?.hasAttribute('data-session') === false);
}

/** Runs in a page: enters the menu and the tools, which makes React hydrate them. Returns whether it has. */
export function loadReact(): boolean {
  const waiting = document.querySelectorAll('[data-on="approach"]:not([data-ready])');
  for (const { firstElementChild } of waiting)
    firstElementChild?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  return waiting.length === 0 && document.readyState !== 'loading';
}

/** Checks every 20 ms, in the page. The steps in which `expect()` polls would take as long as loading most pages. */
async function waitInPage(page: Page, isDone: () => boolean): Promise<void> {
  await page.waitForFunction(isDone, undefined, { polling: 20, timeout: 10_000 });
}

/**
 * Holds requests, as on a slow connection.
 *
 * @param url glob or pattern for the URLs
 * @returns a function that releases them
 */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** URLs of all scripts: the site's, React's, and those that load later. */
export const scriptsGlob = '**/_next/static/**/*.js';

/** URLs of React, the islands, and what they share. */
export const reactScriptsGlob = /\/_next\/static\/site\/(?!site-).*\.js(?:\?|$)/;

/** Waits for the session, then makes React hydrate the menu and the tools. */
export async function hydrate(page: Page): Promise<void> {
  await waitForSession(page);
  // The site's script may not have run yet, so it's asked more than once.
  await waitInPage(page, loadReact);
}

/** Opens a page, and makes React hydrate the menu and the tools. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrate(page);
}

/** Whether React has hydrated the menu or a tool. */
export async function isHydrated(page: Page): Promise<boolean> {
  return (await page.locator('[data-island][data-ready]').count()) > 0;
}

/** File names of the scripts that the page requests from now on. */
export function requestedScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
    }
  });
  return scripts;
}

/** The text of `main`, with whitespace collapsed. */
export async function mainText(page: Page): Promise<string> {
  return (await page.getByRole('main').innerText()).replace(/\s+/g, ' ').trim();
}
