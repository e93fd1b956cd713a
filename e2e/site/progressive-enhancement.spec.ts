import type { Page } from 'playwright/test';
import { content } from '@/lib/content';
import { noJsBaseline } from '../faults/main-text';
import {
  expect,
  operator,
  reactScriptsGlob,
  scriptsGlob,
  signedInUrl,
  test,
  waitForSession,
} from '../fixtures';
import { headline } from '../locators';
import { labelIn, pages } from '../registry';

test.slow();

const [agent] = content().agents;
if (agent === undefined) throw new Error('there are no agents');

test('with scripts off, every page shows its text, and links work', async ({
  browser,
  platform,
  pageWithoutScripts: page,
}) => {
  const paths = pages.map(({ href }) => href);
  const texts = await noJsBaseline(browser, platform.url, paths);
  for (const { href, kind } of pages) {
    expect(texts.get(href)?.length, href).toBeGreaterThan(kind === 'placeholder' ? 18 : 150);
  }
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
});

const buttonsOf = (page: Page) => page.getByRole('button').allInnerTexts();

test('where a host’s policy blocks scripts, pages have the buttons that they have without scripts', async ({
  page,
  pageWithoutScripts,
  consoleErrors,
}) => {
  await page.route('**/*', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
    await route.fulfill({ response, headers });
  });
  for (const path of ['/', '/AITeam', '/Capabilities', '/NoSuchPage']) {
    await pageWithoutScripts.goto(path);
    const buttons = await buttonsOf(pageWithoutScripts);
    expect(buttons).not.toContain('Sign in');
    await page.goto(path);
    await expect.poll(() => buttonsOf(page), path).toEqual(buttons);
  }
  // The browser reports each script that it has blocked.
  consoleErrors.length = 0;
});

test('with the scripts hanging, a visit with a token shows its page after the deadline', async ({
  page,
  platform,
}) => {
  await page.route(scriptsGlob, () => undefined);
  await page.clock.install();
  await page.goto(signedInUrl(platform, operator, '/About'), { waitUntil: 'commit' });
  await expect(page).toHaveURL(`${platform.url}/About`);
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.clock.runFor(9_100);
  await expect(headline(page, 'About')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
});

test('when React can’t be loaded, menus, agents, films, and “Sign in” work', async ({ page }) => {
  await page.route(reactScriptsGlob, (route) => route.abort());
  await page.goto('/AITeam');
  await waitForSession(page);
  const button = page.getByRole('button', { name: agent.name, exact: true });
  const dialog = page.getByRole('dialog', { name: agent.name });
  await button.click();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(`/AITeam#${agent.id}`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/AITeam');
  await expect(button).toBeFocused();
  await button.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/AITeam');

  const menus = page.getByRole('navigation', { name: 'Main' });
  await menus.getByRole('button', { name: 'Platform' }).hover();
  await menus.getByRole('link', { name: labelIn('menu', 'ISO') }).click();
  await expect(headline(page, 'ISO')).toBeVisible();

  await page.goto('/');
  await page.getByRole('button', { name: 'Watch the video' }).click();
  const { title } = content().home.hero.film;
  await expect(page.getByRole('dialog', { name: title }).getByLabel(title)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
});
