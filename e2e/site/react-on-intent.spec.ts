import type { Page } from 'playwright/test';
import { content } from '@/lib/content';
import {
  expect,
  holdRequests,
  hydrate,
  isHydrated,
  reactScriptsGlob,
  requestedScripts,
  scriptsGlob,
  test,
  waitForSession,
} from '../fixtures';
import { footerLink, headline } from '../locators';
import { labelIn } from '../registry';

const [agent] = content().agents;
if (agent === undefined) throw new Error('there are no agents');

test('reading and following links loads only the site’s script, not React', async ({ page }) => {
  const requested = requestedScripts(page);
  await page.goto('/');
  await waitForSession(page);
  for (const name of ['About', 'ISO', 'Story'] as const) {
    await page.mouse.wheel(0, 2000);
    await footerLink(page, name).click();
    await expect(headline(page, name)).toBeVisible();
    await waitForSession(page);
  }
  await page.goBack();
  await expect(headline(page, 'ISO')).toBeVisible();
  expect(await isHydrated(page)).toBe(false);
  expect(new Set(requested)).toEqual(new Set([expect.stringMatching(/^site-/)]));
});

for (const [what, path, find] of [
  ['an agent’s card', '/AITeam', (page: Page) => page.getByRole('button', { name: agent.name })],
  ['a tool', '/', (page: Page) => page.getByRole('region', { name: 'Permit conflict board' })],
] as const) {
  test(`touching ${what}, which may be the start of a scroll, fetches nothing`, async ({
    page,
  }) => {
    await page.goto(path);
    await waitForSession(page);
    const requested = requestedScripts(page);
    const target = find(page).first();
    // Both in one task, because a finger that rests there loads the island.
    await target.evaluate((element) => {
      for (const type of ['pointerdown', 'pointercancel']) {
        element.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true }));
      }
    });
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
    await target.dispatchEvent('pointerdown', { pointerType: 'touch' });
    await expect.poll(() => requested).not.toEqual([]);
  });
}

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

/** Whether React has rendered search, or is ready to show agents. */
async function isReactIn(page: Page): Promise<boolean> {
  const examples = page.getByRole('list', { name: 'Searches to try' });
  return (await examples.isVisible()) || isHydrated(page);
}

for (const [press, path, act] of presses) {
  test(`${press} opens its dialog before React loads, and it stays open`, async ({ page }) => {
    const release = await holdRequests(page, reactScriptsGlob);
    await page.goto(path);
    await waitForSession(page);
    await act(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    release();
    await expect.poll(() => isReactIn(page)).toBe(true);
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

const overview = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: labelIn('menu', 'Platform'), exact: true });

for (const press of ['hover', 'click', 'tap'] as const) {
  test.describe(`a menu that opens on ${press}`, () => {
    test.use({ hasTouch: press !== 'hover' });

    test('before React loads stays open', async ({ page }) => {
      const release = await holdRequests(page, reactScriptsGlob);
      await page.goto('/About');
      await waitForSession(page);
      const button = page.getByRole('button', { name: 'Platform' });
      await button[press]();
      await expect(overview(page)).toBeVisible();
      release();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(overview(page)).toBeVisible();
    });
  });
}

test('a menu link pressed while React loads opens its page', async ({ page }) => {
  const release = await holdRequests(page, reactScriptsGlob);
  await page.goto('/About');
  await waitForSession(page);
  await page.getByRole('button', { name: 'Platform' }).hover();
  await overview(page).hover();
  await page.mouse.down();
  release();
  await hydrate(page);
  await page.mouse.up();
  await expect(headline(page, 'Platform')).toBeVisible();
});

test('React takes over the menu without waiting for the full style sheet', async ({ page }) => {
  await page.route('**/*.css', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await hydrate(page);
  await page.getByRole('button', { name: 'Platform' }).hover();
  await expect(overview(page)).toBeVisible();
});

test('a tool loads when a pointer enters it, not with the page or the menu', async ({ page }) => {
  const scripts = requestedScripts(page);
  await page.goto('/ISO');
  await waitForSession(page);
  await page.getByRole('banner').getByRole('button', { name: 'Platform' }).hover();
  await expect.poll(() => scripts.join()).toContain('main-menu');
  await page.waitForLoadState('networkidle');
  expect(scripts.join()).not.toContain('roi');
  await page.getByRole('region', { name: 'ROI calculator' }).hover();
  await expect.poll(() => scripts.join()).toContain('roi');
});
