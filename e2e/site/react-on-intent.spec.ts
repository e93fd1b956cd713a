import type { Page } from 'playwright/test';
import { content } from '@/lib/content';
import {
  expect,
  holdRequests,
  hydrate,
  isHydrated,
  reactScriptsGlob,
  scriptsGlob,
  test,
  waitForSession,
} from '../fixtures';
import { headline } from '../locators';
import { labelIn } from '../registry';

const [agent] = content().agents;
if (agent === undefined) throw new Error('there are no agents');

for (const [press, path, act] of [
  ['a press on search', '/About', (page) => page.getByRole('button', { name: 'Search' }).click()],
  [
    'a press on an agent',
    '/AITeam',
    (page) => page.getByRole('button', { name: agent.name, exact: true }).click(),
  ],
  ['Ctrl+K', '/About', (page) => page.keyboard.press('Control+k')],
] satisfies [string, string, (page: Page) => Promise<unknown>][]) {
  test(`${press} opens its dialog before React loads, and it stays open`, async ({ page }) => {
    const release = await holdRequests(page, reactScriptsGlob);
    await page.goto(path);
    await waitForSession(page);
    await act(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    release();
    const examples = page.getByRole('list', { name: 'Searches to try' });
    await expect
      .poll(async () => (await examples.isVisible()) || (await isHydrated(page)))
      .toBe(true);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

test('a press on search before the site’s script loads opens the dialog', async ({ page }) => {
  const release = await holdRequests(page, scriptsGlob);
  await page.goto('/About', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Search' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  // Without its style sheet, the browser would scroll to the dialog at the end of the page.
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

const overview = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: labelIn('menu', 'Platform'), exact: true });

for (const press of ['hover', 'tap'] as const) {
  test.describe(`a menu that opens on ${press}`, () => {
    test.use({ hasTouch: press === 'tap' });

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
