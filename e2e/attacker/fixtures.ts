import type { FrameLocator, Page } from 'playwright/test';
import { test as base, expect, operator, signedInUrl } from '../fixtures';
import type { Platform } from '../platform/platform';
import { sentinel } from './page';
import { type Attacker, startAttacker } from './server';

interface Fixtures {
  attacker: Attacker;
  /** Without them, as on a misconfigured host, the site's own defenses must hold. */
  hasSecurityHeaders: boolean;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
  attacker: async ({}, use) => {
    const attacker = await startAttacker();
    await use(attacker);
    await attacker.stop();
  },
  hasSecurityHeaders: [true, { option: true }],
  context: async ({ context, platform, hasSecurityHeaders }, use) => {
    const isPage = ({ origin, pathname }: URL) =>
      origin === platform.url && /^\/(?!login$)\w*$/.test(pathname);
    if (!hasSecurityHeaders) {
      await context.route(isPage, (route, request) => {
        const name = new URL(request.url()).pathname.slice(1) || 'index';
        return route.fulfill({ path: `out/${name}.html`, contentType: 'text/html; charset=utf-8' });
      });
    }
    await use(context);
  },
});

/** Timeout for expectations while several pages load at once. */
export const longTimeout = { timeout: 60_000 };

/** @returns the access token */
export async function signIn(page: Page, platform: Platform): Promise<string> {
  const address = signedInUrl(platform, operator, '/About');
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  return new URL(address).searchParams.get('access_token') ?? '';
}

/** The attacker's page opens a URL in a new window. */
export async function openFrom(page: Page, url: string): Promise<Page> {
  await page.getByLabel('Address').fill(url);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'open' }).click();
  return opened;
}

/** The attacker's page navigates the page that it has opened. */
export async function navigateFrom(page: Page, opened: Page, url: string): Promise<void> {
  // Otherwise, the wait for the next page could catch this page's load event.
  await opened.waitForLoadState();
  await page.getByLabel('Address').fill(url);
  const loaded = opened.waitForEvent('load');
  await page.getByRole('button', { name: 'navigate' }).click();
  await loaded;
}

/** Waits until the attacker's page has reported everything so far, and expects that nothing has leaked. */
export async function expectNoLeaks(
  page: Page,
  attacker: Attacker,
  token: string | null,
): Promise<void> {
  await page.bringToFront();
  const isSentinel = (report: string) => report.includes(sentinel);
  const sentinelCount = () => attacker.reports().filter(isSentinel).length;
  const before = sentinelCount();
  await page.getByRole('button', { name: 'trouble' }).click();
  await page.getByRole('button', { name: 'end' }).click();
  await expect.poll(sentinelCount, longTimeout).toBe(before + 1);
  const leaks = attacker.reports().filter((report) => !isSentinel(report));
  expect(leaks, 'messages, and what could be read').toEqual([]);
  expect(attacker.unexpectedRequests(), 'requests and sockets').toEqual([]);
  if (token !== null) {
    const traffic = attacker.trafficLog();
    for (const part of [token, token.split('.').at(-1) ?? token, btoa(token).slice(0, 40)]) {
      expect(traffic.includes(part), 'the attacker has the token').toBe(false);
    }
  }
}

export async function expectSignInState(
  site: Page | FrameLocator,
  isSignedIn: boolean,
): Promise<void> {
  const name = isSignedIn ? 'Sign out' : 'Sign in';
  await expect(site.getByRole('button', { name, exact: true })).toBeVisible(longTimeout);
}
