import type { BrowserContext, FrameLocator, Page } from 'playwright/test';
import { test as base, expect, operator, signedInUrl } from '../fixtures';
import { headline } from '../locators';
import type { Platform } from '../platform/platform';
import { sentinel } from './page';
import { type Attacker, startAttacker } from './server';

export const test = base.extend<{ attacker: Attacker }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
  attacker: async ({}, use) => {
    const attacker = await startAttacker();
    await use(attacker);
    await attacker.stop();
  },
});

/** Timeout for expectations while several pages load at once. */
export const longTimeout = { timeout: 60_000 };

/** Serves pages without security headers, as a misconfigured host would: the site's own defenses must hold. */
export async function withoutSecurityHeaders(
  context: BrowserContext,
  { url }: Platform,
): Promise<void> {
  const isPage = (address: URL) =>
    address.origin === url && /^\/(?!login$)\w*$/.test(address.pathname);
  await context.route(isPage, (route, request) => {
    const { pathname } = new URL(request.url());
    const name = pathname === '/' ? 'index' : pathname.slice(1);
    return route.fulfill({ path: `out/${name}.html`, contentType: 'text/html; charset=utf-8' });
  });
}

/** @returns the access token */
export async function signIn(page: Page, platform: Platform): Promise<string> {
  const address = signedInUrl(platform, operator, '/About');
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  return new URL(address).searchParams.get('access_token') ?? '';
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

/** Waits until the session check of a framed About page has ended. */
export async function expectChecked(site: FrameLocator): Promise<void> {
  await expect(headline(site, 'About')).toBeVisible(longTimeout);
  await expect(site.locator('html')).not.toHaveAttribute('data-session', /./, longTimeout);
}

export async function expectSignInState(
  site: Page | FrameLocator,
  isSignedIn: boolean,
): Promise<void> {
  const name = isSignedIn ? 'Sign out' : 'Sign in';
  await expect(site.getByRole('button', { name, exact: true })).toBeVisible(longTimeout);
}
