import type { Page } from 'playwright/test';
import { content } from '@/lib/content';
import {
  expect,
  guest,
  holdRequests,
  isHydrated,
  operator,
  requestedScripts,
  scriptsGlob,
  signedInUrl,
  test,
  waitForSession,
} from '../fixtures';
import { labelIn, pages } from '../registry';

const [agent] = content().agents;
if (agent === undefined) throw new Error('there are no agents');

test('no page loads React for a visitor who does nothing', async ({ page }) => {
  const requested = requestedScripts(page);
  for (const { href } of pages) {
    await page.goto(href);
    await waitForSession(page);
    expect(await isHydrated(page), href).toBe(false);
  }
  expect(new Set(requested).size).toBe(1);
});

const intents: [string, string, (page: Page) => Promise<unknown>][] = [
  ['focus on a menu', '/About', (page) => page.getByRole('button', { name: 'Platform' }).focus()],
  ['focus on search', '/About', (page) => page.getByRole('button', { name: 'Search' }).focus()],
  [
    'a press on an agent',
    '/AITeam',
    (page) => page.getByRole('button', { name: agent.name, exact: true }).click(),
  ],
];

for (const [intent, path, act] of intents) {
  test(`${intent} loads React`, async ({ page }) => {
    await page.goto(path);
    await waitForSession(page);
    expect(await isHydrated(page)).toBe(false);
    await act(page);
    await expect(page.locator('html')).toHaveAttribute('data-ready');
  });
}

test('a pointer over search fetches React without running it', async ({ page }) => {
  await page.goto('/About');
  await waitForSession(page);
  const requested = requestedScripts(page);
  await page.getByRole('button', { name: 'Search' }).hover();
  await expect.poll(() => requested.length).toBeGreaterThan(2);
  await page.waitForLoadState('networkidle');
  expect(await isHydrated(page)).toBe(false);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  expect(new Set(requested).size).toBe(requested.length);
});

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

test('a URL fragment that names an agent opens its dialog', async ({ page }) => {
  await page.goto(`/AITeam#${agent.id}`);
  await expect(page.getByRole('dialog', { name: agent.name })).toBeVisible();
});

test('signed-in and unregistered users see their status without interacting', async ({
  page,
  platform,
}) => {
  await page.goto(signedInUrl(platform, operator, '/About'));
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(signedInUrl(platform, guest, '/About'));
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
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
