import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from 'playwright/test';
import { createDesk } from './platform/desk';
import { type Platform, startPlatform } from './platform/platform';

interface Fixtures {
  /** What the browser's console and the page reported as errors; a test ends with none. */
  complaints: string[];
}

/**
 * One local platform for each worker, on a port of its own, seeded anew before each test. It serves the
 * export in `out/`, so that what is tested is what would be published.
 */
export const platformTest = base.extend<{ fresh: undefined }, { platform: Platform }>({
  platform: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'platform-'));
      const platform = await startPlatform({
        port: 0,
        database: join(folder, 'platform.db'),
        out: 'out',
        extend: (running) => createDesk(running, { out: 'out' }),
      });
      await use(platform);
      await platform.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  fresh: [
    async ({ platform, browserName }, use) => {
      // A busy browser lets go of the page before this one late, and may ask once more for what hung.
      await expect
        .poll(() => {
          // It keeps them for the next page, which another test's context can't use.
          if (browserName !== 'chromium') platform.closeIdle();
          return platform.connections();
        })
        .toBe(0);
      await platform.reset();
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: async ({ platform }, use) => use(platform.url),
});

/**
 * What isn't the page's fault: the browsers' notes of failed answers, which a test has asked for, and the style
 * that Playwright adds in Firefox before a screenshot, which the policy refuses.
 */
const screenshotStyle = createHash('sha256').update('body {}').digest('base64');
const isNoFault = (text: string) =>
  /^(Failed to load resource|downloadable font: download failed)/.test(text) ||
  text.includes(screenshotStyle);

/** What Playwright can't do in Firefox, by the tag of a test that needs it. */
const notInFirefox: Readonly<Record<string, string>> = {
  '@no-scripts': 'Playwright can’t turn scripts off over WebDriver BiDi',
  '@media': 'Playwright emulates no media features and no print over WebDriver BiDi',
  '@touch': 'Playwright’s taps press nothing in Firefox over WebDriver BiDi',
  '@pdf': 'Playwright prints PDFs in Chromium alone',
  '@devtools': 'Measured over Chromium’s DevTools protocol',
  '@back': 'Playwright over WebDriver BiDi never sees the end of a Back that leaves again at once',
};

export const test = platformTest.extend<Fixtures & { able: undefined }>({
  able: [
    async ({ browserName }, use, info) => {
      for (const tag of browserName === 'firefox' ? info.tags : []) {
        info.skip(tag in notInFirefox, notInFirefox[tag] ?? '');
      }
      await use(undefined);
    },
    { auto: true },
  ],
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const complain = (text: string) => {
        if (!isNoFault(text)) complaints.push(text);
      };
      context.on('console', (message) => {
        if (message.type() === 'error') complain(message.text());
      });
      context.on('weberror', (error) => complain(String(error.error())));
      await use(complaints);
      expect(complaints, 'errors on the browser’s console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The address that a sign-in comes back to: a page with a token in its query. */
export function signedIn(platform: Platform, email: string, path = '/'): string {
  const url = new URL(path, platform.url);
  url.searchParams.set('access_token', platform.tokenFor(email));
  return url.href;
}

/** Takes the browser's sign-in away, so that the next token signs in without a question. */
export async function forgetSignIn(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
}

/** Waits until the page is done with settings and sign-in. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
}

/** The text of the page's main part, with white space folded. */
export async function wordsOf(page: Page): Promise<string> {
  return (await page.getByRole('main').innerText()).replace(/\s+/g, ' ').trim();
}

export const admin = 'admin@plant.example';
export const operator = 'operator@plant.example';
export const guest = 'guest@plant.example';
