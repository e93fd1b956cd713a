import type { Page } from 'playwright/test';
import { content } from '@/lib/content';
import {
  expect,
  holdRequests,
  isHydrated,
  requestedScripts,
  scriptsGlob,
  test,
  waitForSession,
} from '../fixtures';
import { labelIn } from '../registry';

const [agent] = content().agents;
if (agent === undefined) throw new Error('there are no agents');

test('touching an agent’s card, which may be the start of a scroll, fetches nothing', async ({
  page,
}) => {
  await page.goto('/AITeam');
  await waitForSession(page);
  const requested = requestedScripts(page);
  const card = page.getByRole('button', { name: agent.name, exact: true });
  await card.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await card.dispatchEvent('pointercancel', { pointerType: 'touch' });
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  await card.dispatchEvent('pointerdown', { pointerType: 'mouse' });
  await expect.poll(() => requested).not.toEqual([]);
});

const presses: [string, string, (page: Page) => Promise<unknown>][] = [
  ['a press on search', '/About', (page) => page.getByRole('button', { name: 'Search' }).click()],
  [
    'a press on an agent',
    '/AITeam',
    (page) => page.getByRole('button', { name: agent.name, exact: true }).click(),
  ],
  ['the / key', '/About', (page) => page.keyboard.press('/')],
  ['Ctrl+K', '/About', (page) => page.keyboard.press('Control+k')],
];

for (const [press, path, act] of presses) {
  test(`${press} opens its dialog before React loads, and it stays open`, async ({ page }) => {
    await page.goto(path);
    await waitForSession(page);
    expect(await isHydrated(page)).toBe(false);
    await act(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-ready');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

test('a press on search before the site’s script loads opens the dialog', async ({ page }) => {
  const release = await holdRequests(page, scriptsGlob);
  await page.goto('/About', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Search' }).click();
  release();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog).toBeVisible();
  // It waits for its style sheet: without it, the browser would scroll to the dialog at the end of the page.
  await expect(dialog).toHaveCSS('position', 'fixed');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a visitor who is refused without a token sees Access Restricted', async ({
  page,
  platform,
}) => {
  platform.access.set({
    mode: 'refused',
    reason: 'user_not_registered',
    message: 'Not registered',
  });
  await page.goto('/About');
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
});

test('a framed page loads React at once', async ({ page, platform }) => {
  await page.goto(`${platform.url}/robots.txt`);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = '/About';
    frame.title = 'About';
    document.body.append(frame);
  });
  const html = page.frameLocator('iframe').locator('html');
  await expect(html).toHaveAttribute('data-ready');
});

for (const press of ['tap', 'click'] as const) {
  test(`a menu that a ${press} opens before React loads stays open`, {
    tag: press === 'tap' ? '@touch' : [],
  }, async ({ browser, platform }) => {
    const context = await browser.newContext({ baseURL: platform.url, hasTouch: true });
    const page = await context.newPage();
    await page.goto('/About');
    await waitForSession(page);
    await page.getByRole('button', { name: 'Platform' })[press]();
    const link = page.getByRole('banner').getByRole('link', { name: labelIn('menu', 'ISO') });
    await expect(link).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-ready');
    await expect(page.getByRole('button', { name: 'Platform' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(link).toBeVisible();
    await context.close();
  });
}
