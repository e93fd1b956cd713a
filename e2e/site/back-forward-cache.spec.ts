import { type BrowserContext, chromium, type Page } from 'playwright/test';
import { browserLaunch, browserPath } from '@/lib/browser';
import { test as base, expect, operator, settled, signedIn } from '../fixtures';

/** A browser that keeps the pages one leaves; a switch of Playwright’s would have it forget them. */
const test = base.extend<{ keeping: BrowserContext }>({
  keeping: async ({ platform }, use) => {
    const browser = await chromium.launch({
      ...browserLaunch(),
      // The whole browser: the shell that Playwright may take instead keeps no pages.
      executablePath: browserPath() ?? chromium.executablePath(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const context = await browser.newContext({ baseURL: platform.url });
    await context.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.shown = persisted ? 'kept' : 'loaded';
      }),
    );
    await use(context);
    await browser.close();
  },
});

/** Goes away by a full load, to another page of the site or to another site. */
async function leave(page: Page, address: string) {
  await page.goto(address);
  await expect(page).toHaveURL(address);
}

for (const who of ['a visitor', 'a signed-in user'] as const) {
  test(`Back and Forward give ${who} the page as it was left`, async ({ keeping, platform }) => {
    const page = await keeping.newPage();
    await page.goto(who === 'a visitor' ? '/' : signedIn(platform, operator));
    await settled(page);
    await leave(page, `${platform.url}/About`);
    await settled(page);
    await page.goBack();
    await expect(page).toHaveURL(platform.url);
  });
}
