import type { Browser, BrowserContext } from 'playwright/test';
import { expect, hydrate, mainText, operator, signedInUrl, test } from '../fixtures';
import { footerLink, headline } from '../locators';
import { distinctPages, labelIn, pages } from '../registry';

/** The words of pages as their HTML says them: read with scripts off. */
async function noJsBaseline(
  browser: Browser,
  baseURL: string,
  read = distinctPages,
): Promise<Map<string, string>> {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const words = new Map<string, string>();
  const page = await context.newPage();
  for (const { href } of read) {
    await page.goto(href);
    await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
    words.set(href, await mainText(page));
  }
  await context.close();
  return words;
}

async function readPages(context: BrowserContext, words: Map<string, string>) {
  const page = await context.newPage();
  for (const [href, said] of words) {
    await page.goto(href);
    await hydrate(page);
    expect(ignoreDates(await mainText(page)), href).toBe(ignoreDates(said));
  }
  await footerLink(page, 'About').click();
  await expect(page).toHaveURL(/\/About$/);
}

/* The film's no-script link and its buttons, and dates that follow the reader, are the words that may differ. */
function ignoreDates(words: string): string {
  return words
    .replace(/Last updated \w+ \d+, \d+/, 'Last updated')
    .replace(/ ?((pause|play) )?(full-screen|play) video/gi, '');
}

test.slow();

test('with scripts off every page shows its words, and its links work', {
  tag: '@no-scripts',
}, async ({ browser, platform }) => {
  const words = await noJsBaseline(browser, platform.url, pages);
  for (const { href, kind } of pages) {
    expect(words.get(href)?.length, href).toBeGreaterThan(kind === 'placeholder' ? 18 : 150);
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

test('with the platform down pages show their words', { tag: '@no-scripts' }, async ({
  browser,
  context,
  platform,
}) => {
  const words = await noJsBaseline(browser, platform.url);
  platform.faults.set([{ route: '* /*', kind: 'reset' }]);
  await readPages(context, words);
});

test('with storage denied pages show their words', { tag: '@no-scripts' }, async ({
  browser,
  context,
  platform,
}) => {
  const words = await noJsBaseline(browser, platform.url);
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await readPages(context, words);
});

test('with storage denied a sign-in still holds for the page it came to', async ({
  context,
  page,
  platform,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto(`/About?access_token=${platform.tokenFor('operator@plant.example')}`);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('a browser that tells nothing of its paints runs the scripts too', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto('/About');
  await hydrate(page);
});

test('a covered page, which has no words to paint, waits for no paint', async ({
  page,
  platform,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
    const wait = window.setTimeout;
    const soon = (run: () => void, ms = 0) => (ms < 1000 ? wait(run, ms) : 0);
    Object.assign(window, { setTimeout: soon });
  });
  await page.goto(signedInUrl(platform, operator, '/About'));
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

for (const [what, files] of [
  ['the scripts never come', '**/_next/static/**/*.js'],
  ['a page’s data never come', '**/_next/static/site/data-*'],
] as const) {
  test(`when ${what}, a visit with a token is uncovered by itself`, async ({ page, platform }) => {
    await page.route(files, (route) => route.abort());
    await page.clock.install();
    await page.goto(`/About?access_token=${platform.tokenFor('operator@plant.example')}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page).toHaveURL(`${platform.url}/About`);
    await page.clock.runFor(9_100);
    await expect(headline(page, 'About')).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
    await footerLink(page, 'AITeam').click();
    await expect(page).toHaveURL(/\/AITeam$/);
  });
}
