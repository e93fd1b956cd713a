import type { BrowserContext, Page } from 'playwright/test';
import { comparableText, noJsBaseline } from '../faults/main-text';
import { expect, hydrate, operator, scriptsGlob, signedInUrl, test } from '../fixtures';
import { footerLink, headline } from '../locators';
import { labelIn, pages } from '../registry';

test.slow();

test('with scripts off, every page shows its text, and links work', {
  tag: '@no-scripts',
}, async ({ browser, platform }) => {
  const paths = pages.map(({ href }) => href);
  const texts = await noJsBaseline(browser, platform.url, paths);
  for (const { href, kind } of pages) {
    expect(texts.get(href)?.length, href).toBeGreaterThan(kind === 'placeholder' ? 18 : 150);
  }
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: platform.url });
  const page = await context.newPage();
  await page.goto('/');
  const menus = page.getByRole('navigation', { name: 'Main' });
  await menus.getByRole('button', { name: 'Solutions' }).hover();
  await menus.getByRole('link', { name: labelIn('menu', 'Risk') }).click();
  await expect(page).toHaveURL(/\/Risk$/);
  await menus.getByRole('button', { name: 'Platform' }).focus();
  await expect(menus.getByRole('link', { name: labelIn('menu', 'AITeam') })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const list = page.getByRole('navigation', { name: 'Site' });
  await list.getByText('Platform', { exact: true }).click();
  await list.getByRole('link', { name: labelIn('menu', 'ISO') }).click();
  await expect(page).toHaveURL(/\/ISO$/);
  await context.close();
});

/** Storage throws, as when the visitor blocks the site's data. */
function denyStorage(context: BrowserContext) {
  return context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
}

test('with the platform down and storage denied, pages show the text that they have without scripts', {
  tag: '@no-scripts',
}, async ({ browser, context, page, platform }) => {
  const paths = ['/', '/AITeam', '/ISO', '/OSHA'];
  const texts = await noJsBaseline(browser, platform.url, paths);
  platform.faults.set([{ route: '* /*', kind: 'reset' }]);
  await denyStorage(context);
  for (const [href, expected] of texts) {
    await page.goto(href);
    await hydrate(page);
    expect(await comparableText(page), href).toBe(expected);
  }
  await footerLink(page, 'About').click();
  await expect(page).toHaveURL(/\/About$/);
});

test('with storage denied, a sign-in still works on its landing page', async ({
  context,
  page,
  platform,
}) => {
  await denyStorage(context);
  await page.goto(`/About?access_token=${platform.tokenFor(operator)}`);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

/** Timers with this delay or a longer one, in milliseconds, never fire. */
function dropTimers(page: Page, delayMs: number) {
  return page.addInitScript((limit) => {
    const wait = window.setTimeout;
    const waitIfShort = (run: () => void, ms = 0) => (ms < limit ? wait(run, ms) : 0);
    Object.assign(window, { setTimeout: waitIfShort });
  }, delayMs);
}

test('a browser that doesn’t report paints still runs the scripts', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto('/About');
  await hydrate(page);
});

test('a covered page, which has no text to paint, doesn’t wait for a paint', async ({
  page,
  platform,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await dropTimers(page, 1000);
  await page.goto(signedInUrl(platform, operator, '/About'));
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

const scriptFailures = [
  ['the scripts', scriptsGlob],
  ['the RSC payload', '**/_next/static/site/data-*'],
] as const;

async function expectReadablePage(page: Page) {
  await expect(headline(page, 'About')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
  await footerLink(page, 'AITeam').click();
  await expect(page).toHaveURL(/\/AITeam$/);
}

for (const [what, files] of scriptFailures) {
  test(`with ${what} hanging, a visit with a token shows its page after the deadline`, async ({
    page,
    platform,
  }) => {
    await page.route(files, () => undefined);
    await page.clock.install();
    await page.goto(signedInUrl(platform, operator, '/About'), { waitUntil: 'commit' });
    await expect(page).toHaveURL(`${platform.url}/About`);
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await page.clock.runFor(9_100);
    await expectReadablePage(page);
  });

  test(`with ${what} blocked, a visit with a token shows its page at once`, async ({
    page,
    platform,
  }) => {
    // Without the deadline.
    await dropTimers(page, 9000);
    await page.route(files, (route) => route.abort());
    await page.goto(signedInUrl(platform, operator, '/About'));
    await expectReadablePage(page);
  });
}
