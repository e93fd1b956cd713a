import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from 'playwright/test';
import { unsupportedInFirefox } from './engines/projects';
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
      // A busy browser may close the previous page's connections late. Firefox and WebKit also keep idle ones,
      // which the next test can't reuse.
      await expect
        .poll(() => {
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

const screenshotStyle = createHash('sha256').update('body {}').digest('base64');
/**
 * What isn't the page's fault: the browsers' notes of failed requests, which a test has asked for, and the style
 * that Playwright adds in Firefox before a screenshot, which the policy blocks.
 */
const isNoFault = (text: string) =>
  /^(Failed to load resource|downloadable font: download failed)/.test(text) ||
  text.includes(screenshotStyle);

export const test = platformTest.extend<Fixtures & { skipUnsupported: undefined }>({
  skipUnsupported: [
    async ({ browserName }, use, info) => {
      for (const tag of browserName === 'firefox' ? info.tags : []) {
        // Each tag comes with the reason why Firefox can't run the test.
        info.skip(tag in unsupportedInFirefox, unsupportedInFirefox[tag] ?? '');
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
  await expect(page.locator('html')).not.toHaveAttribute('data-session');
  await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
}

/** Runs in a page: loads React, if it isn't there yet, by a press on a button that does nothing. */
export const bringReact = `(() => {
  const button = document.createElement('button');
  document.body.append(button);
  button.click();
  button.remove();
})()`;

/**
 * Holds requests back, as on a slow connection.
 *
 * @param url a glob of their URLs
 * @returns a function that lets them through
 */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

/** URLs of the site's scripts. */
export const scripts = '**/_next/static/**/*.js';

/** Waits until the page is settled and React has hydrated it. */
export async function hydrated(page: Page): Promise<void> {
  await settled(page);
  // Print styles hide the bar.
  const bar = page.getByRole('banner', { includeHidden: true });
  await expect(bar.getByRole('button', { name: 'Search', includeHidden: true })).toBeAttached();
  await page.evaluate(bringReact);
  await expect(page.locator('html')).toHaveAttribute('data-ready');
}

/** The text of the page's main part, with white space folded. */
export async function wordsOf(page: Page): Promise<string> {
  return (await page.getByRole('main').innerText()).replace(/\s+/g, ' ').trim();
}

export const admin = 'admin@plant.example';
export const operator = 'operator@plant.example';
export const guest = 'guest@plant.example';
