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

/** Waits for the page whose history has been moved through, and sees that it was not loaded anew. */
async function expectKept(page: Page, address: string) {
  await expect(page).toHaveURL(address);
  const shown = () => page.evaluate(() => document.documentElement.dataset.shown);
  await expect.poll(shown).toBe('kept');
}

for (const signsIn of [false, true]) {
  const who = signsIn ? 'a signed-in user' : 'a visitor';

  test(`Back and Forward find the pages of ${who} as they were left`, async ({
    keeping,
    platform,
  }) => {
    const page = await keeping.newPage();
    await page.goto(signsIn ? signedIn(platform, operator) : '/');
    await settled(page);
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible({ visible: signsIn });
    const elsewhere = platform.url.replace('127.0.0.1', 'localhost');
    await page.goto(`${platform.url}/About`);
    await settled(page);
    await page.goto(elsewhere);
    await page.goBack({ waitUntil: 'commit' });
    await expectKept(page, `${platform.url}/About`);
    await page.goBack({ waitUntil: 'commit' });
    await expectKept(page, `${platform.url}/`);
    await page.goForward({ waitUntil: 'commit' });
    await expectKept(page, `${platform.url}/About`);
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible({ visible: signsIn });
  });
}

test('a kept page notices a sign-out that it has slept through', async ({ keeping, platform }) => {
  const page = await keeping.newPage();
  await page.goto(signedIn(platform, operator));
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.goto(`${platform.url}/About`);
  const other = await keeping.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();

  await page.goBack({ waitUntil: 'commit' });
  await expectKept(page, `${platform.url}/`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeHidden();
});
