import type { Locator, Page } from 'playwright/test';
import { content } from '@/lib/content';
import { expect, guest, operator, settled, signedIn, test } from '../fixtures';
import { footerLink, headline } from '../locators';
import { callsTo, settingsCall } from '../platform-calls';
import { labelIn, pages } from '../registry';

const [agent] = content().agents;
if (agent === undefined) throw new Error('there are no agents');

/** Whether React has hydrated the page. */
const isHydrated = (page: Page) => page.locator('html').getAttribute('data-ready');

/** File names of the scripts that the page has requested. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
    }
  });
  return scripts;
}

test('reading and following links loads only the site’s script, not React', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/');
  await settled(page);
  for (const name of ['About', 'ISO', 'Story'] as const) {
    await page.mouse.wheel(0, 2000);
    await footerLink(page, name).click();
    await expect(headline(page, name)).toBeVisible();
    await settled(page);
  }
  await page.goBack();
  await expect(headline(page, 'ISO')).toBeVisible();
  expect(await isHydrated(page)).toBeNull();
  expect(new Set(scripts)).toEqual(new Set([expect.stringMatching(/^site-/)]));
});

test('no page loads React for a visitor who does nothing', async ({ page }) => {
  const scripts = scriptsOf(page);
  for (const { href } of pages) {
    await page.goto(href);
    await settled(page);
    expect(await isHydrated(page), href).toBeNull();
  }
  expect(new Set(scripts).size).toBe(1);
});

test('a visit requests the public settings once', async ({ page, platform }) => {
  await page.goto('/');
  await settled(page);
  await footerLink(page, 'About').click();
  await expect(headline(page, 'About')).toBeVisible();
  await settled(page);
  expect(callsTo(platform)).toEqual([`${settingsCall} 200`]);
});

const signs: [string, string, (page: Page) => Promise<unknown>][] = [
  ['focus on a menu', '/About', (page) => page.getByRole('button', { name: 'Platform' }).focus()],
  [
    'a pointer over search',
    '/About',
    (page) => page.getByRole('button', { name: 'Search' }).hover(),
  ],
  ['focus on search', '/About', (page) => page.getByRole('button', { name: 'Search' }).focus()],
  [
    'a press on an agent',
    '/AITeam',
    (page) => page.getByRole('button', { name: agent.name, exact: true }).click(),
  ],
];

for (const [sign, path, give] of signs) {
  test(`${sign} loads React`, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    expect(await isHydrated(page)).toBeNull();
    await give(page);
    await expect(page.locator('html')).toHaveAttribute('data-ready');
  });
}

const presses: [string, string, (page: Page) => Promise<unknown>][] = [
  ['a press on search', '/About', (page) => page.getByRole('button', { name: 'Search' }).click()],
  [
    'a press on an agent',
    '/AITeam',
    (page) => page.getByRole('button', { name: agent.name, exact: true }).click(),
  ],
  ['the slash', '/About', (page) => page.keyboard.press('/')],
  ['Ctrl+K', '/About', (page) => page.keyboard.press('Control+k')],
];

for (const [press, path, give] of presses) {
  test(`${press} opens its dialog before React loads, and it stays open`, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    expect(await isHydrated(page)).toBeNull();
    await give(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-ready');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

test('a press on search before the site’s script loads opens the dialog', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/About', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Search' }).click();
  letThrough();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
});

test('a URL fragment that names an agent opens its dialog', async ({ page }) => {
  await page.goto(`/AITeam#${agent.id}`);
  await expect(page.getByRole('dialog', { name: agent.name })).toBeVisible();
});

test('signed-in and unregistered users see their status without interacting', async ({
  page,
  platform,
}) => {
  await page.goto(signedIn(platform, operator, '/About'));
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(signedIn(platform, guest, '/About'));
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

test('a page that is in a frame loads React at once', async ({ page, platform }) => {
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

test('a menu under a pointer leads on without React', async ({ page }) => {
  await page.goto('/About');
  await settled(page);
  await page.getByRole('button', { name: 'Platform' }).hover();
  await page
    .getByRole('banner')
    .getByRole('link', { name: labelIn('menu', 'ISO') })
    .click();
  await expect(headline(page, 'ISO')).toBeVisible();
  expect(await isHydrated(page)).toBeNull();
});

for (const press of ['tap', 'click'] as const) {
  test(`a menu that a ${press} opens before React is there stays open`, async ({
    browser,
    platform,
  }) => {
    const context = await browser.newContext({ baseURL: platform.url, hasTouch: true });
    const page = await context.newPage();
    await page.goto('/About');
    await settled(page);
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

test('the film plays and pauses without React', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const film = page.getByRole('main').getByRole('figure').first().locator('video');
  const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused);
  await expect.poll(isPaused).toBe(false);
  await page.getByRole('button', { name: 'Pause animation' }).click();
  await expect.poll(isPaused).toBe(true);
  await page.getByRole('button', { name: 'Play animation' }).click();
  await expect.poll(isPaused).toBe(false);
  expect(await isHydrated(page)).toBeNull();
});

test('the player opens, plays, and closes without React, and the loop waits for it', async ({
  page,
}) => {
  await page.goto('/');
  await settled(page);
  const button = page.getByRole('button', { name: 'Full-screen video' });
  const loop = page.getByRole('main').getByRole('figure').first().locator('video');
  const player = page.getByRole('dialog');
  const isPaused = (film: Locator) => film.evaluate((video: HTMLVideoElement) => video.paused);
  await expect.poll(() => isPaused(loop)).toBe(false);
  await button.click();
  await expect(player.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect.poll(() => isPaused(player.getByLabel('Video'))).toBe(false);
  expect(await isPaused(loop)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(player).toBeHidden();
  await expect(button).toBeFocused();
  await expect.poll(() => isPaused(loop)).toBe(false);
  expect(await isHydrated(page)).toBeNull();
});

test('the menu of a phone opens and leads on without React', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/About');
  await settled(page);
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const menu = page.getByRole('navigation', { name: 'Site' });
  await menu.getByText('Platform').first().click();
  await menu.getByRole('link', { name: labelIn('menu', 'ISO'), exact: true }).click();
  await expect(headline(page, 'ISO')).toBeVisible();
  expect(await isHydrated(page)).toBeNull();
  await page.goBack();
  await expect(headline(page, 'About')).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a section’s link is marked while it is read, without React', async ({ page }) => {
  await page.goto('/TermsOfService');
  await settled(page);
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await links.nth(1).click();
  await expect(links.nth(1)).toHaveAttribute('aria-current', 'location');
  expect(await isHydrated(page)).toBeNull();
});
