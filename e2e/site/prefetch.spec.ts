import type { Page } from 'playwright/test';
import { content } from '@/lib/content';
import {
  expect,
  holdRequests,
  hydrate,
  reactScriptsGlob,
  requestedScripts,
  test,
} from '../fixtures';
import { documentTitle, footerLink } from '../locators';

const agentName = content().agents[0]?.name ?? 'no agent';

/** Paths of the pages requested from now on, as documents or as RSC payloads. */
function requestedPages(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isPage = ['document', 'fetch', 'xhr'].includes(request.resourceType());
    if (isPage && !pathname.startsWith('/api/')) requested.push(pathname);
  });
  return requested;
}

test.describe('a page is fetched once', () => {
  const once = ['/AITeam.txt'];
  const ofPage = (requested: readonly string[]) =>
    requested.filter((path) => path.startsWith('/AITeam'));

  /** Opens Home with its clock paused, and with its prefetcher, which loads on the first pointer movement. */
  async function openHome(page: Page): Promise<string[]> {
    await page.clock.install();
    await page.goto('/');
    await hydrate(page);
    await page.getByRole('main').hover({ position: { x: 1, y: 1 } });
    await page.waitForFunction(() => !String(window.fetch).includes('native code'));
    await page.clock.pauseAt(Date.now() + 60_000);
    return requestedPages(page);
  }

  /** Follows the link to AI Team, and expects no second request for the page. */
  async function expectPage(
    page: Page,
    requested: readonly string[],
    activate: () => Promise<void>,
  ) {
    await page.clock.resume();
    await activate();
    await expect(page).toHaveTitle(documentTitle('AITeam'));
    // Ignore other pages: the new page may have put another link under the pointer.
    expect(ofPage(requested)).toEqual(once);
  }

  test('when a visitor hovers over its link, but not when the pointer only crosses one', {
    tag: '@engines',
  }, async ({ page }) => {
    const requested = await openHome(page);
    await footerLink(page, 'About').hover();
    await footerLink(page, 'AITeam').hover();
    await page.clock.runFor(64);
    expect(requested).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => requested).toEqual(once);
    await expectPage(page, requested, () => footerLink(page, 'AITeam').click());
  });

  test('when its link is clicked at once', { tag: '@engines' }, async ({ page }) => {
    const requested = await openHome(page);
    await expectPage(page, requested, () => footerLink(page, 'AITeam').click());
  });

  test('when its link is clicked while the prefetch is in flight', async ({ page }) => {
    const requested = await openHome(page);
    const release = await holdRequests(page, '**/*.txt');
    await footerLink(page, 'AITeam').hover();
    await page.clock.runFor(65);
    await expect.poll(() => requested).toEqual(once);
    await expectPage(page, requested, async () => {
      await footerLink(page, 'AITeam').click();
      release();
    });
  });

  test('only on click, with Save-Data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const requested = await openHome(page);
    await footerLink(page, 'AITeam').hover();
    await page.clock.runFor(1000);
    expect(requested).toEqual([]);
    await expectPage(page, requested, () => footerLink(page, 'AITeam').click());
  });

  test('but never because its link is in view or points to the current page', async ({ page }) => {
    const requested = await openHome(page);
    for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
      await link.scrollIntoViewIfNeeded();
    }
    await page.getByRole('banner').getByRole('link').first().hover();
    await page.clock.runFor(1000);
    expect(requested).toEqual([]);
  });
});

test('hovering over a link also loads the scripts that only some pages have', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const requested = requestedScripts(page);
  await footerLink(page, 'AITeam').hover();
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  const preloaded = [...requested];
  await footerLink(page, 'AITeam').click();
  await expect(page).toHaveTitle(documentTitle('AITeam'));
  const agent = page.getByRole('main').getByRole('button', { name: agentName }).first();
  await expect(agent).toBeVisible();
  // Firefox also reports what it takes from its cache.
  expect(new Set(requested)).toEqual(new Set(preloaded));
});

test('a page whose prefetch failed is fetched on click', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await page.route('**/AITeam.txt', (route) => route.abort(), { times: 1 });
  // The request for Home's film may be aborted too.
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/AITeam.txt'),
  );
  await footerLink(page, 'AITeam').hover();
  await failed;
  await footerLink(page, 'AITeam').click();
  await expect(page).toHaveTitle(documentTitle('AITeam'));
  await expect(page).toHaveURL(/\/AITeam$/);
});

test('a page whose script never arrives is loaded without the router', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await page.clock.install();
  await page.route(reactScriptsGlob, () => undefined);
  const requested = requestedPages(page);
  // If it's still loading when the browser leaves the page, the router logs an error.
  const payload = page.waitForResponse('**/AITeam.txt');
  await footerLink(page, 'AITeam').click();
  await (await payload).finished();
  await page.clock.runFor(5_100);
  await expect(page).toHaveTitle(documentTitle('AITeam'));
  expect(requested).toContain('/AITeam');
});

test('Back right after following a link stays on the page', async ({ page }) => {
  await page.goto('/About');
  await hydrate(page);
  await page.clock.install();
  await footerLink(page, 'AITeam').click();
  await expect(page).toHaveTitle(documentTitle('AITeam'));
  const requested = requestedPages(page);
  await page.goBack();
  await expect(page).toHaveTitle(documentTitle('About'));
  await page.clock.runFor(5_100);
  await expect(page).toHaveTitle(documentTitle('About'));
  expect(requested).not.toContain('/AITeam');
});
