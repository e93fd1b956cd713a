import type { Locator } from 'playwright/test';
import { content } from '@/lib/content';
import {
  expect,
  holdRequests,
  isHydrated,
  reactScriptsGlob,
  requestedScripts,
  test,
  waitForSession,
} from '../fixtures';
import { footerLink, headline } from '../locators';
import { callsTo, settingsCall } from '../platform-calls';
import { labelIn } from '../registry';

test('reading and following links loads only the site’s script, not React', {
  tag: '@back',
}, async ({ page }) => {
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

test('prefetches a page when the pointer hovers over its link, and doesn’t request it again on a click', {
  tag: '@chromium',
}, async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Preload.enable');
  const fetched = new Promise<void>((resolve) => {
    devtools.on('Preload.prefetchStatusUpdated', ({ status }) => {
      if (status === 'Ready') resolve();
    });
  });
  await page.goto('/');
  await waitForSession(page);
  await footerLink(page, 'About').hover();
  await fetched;
  await footerLink(page, 'About').click();
  await expect(headline(page, 'About')).toBeVisible();
  const delivery = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => Reflect.get(entry, 'deliveryType')),
  );
  expect(delivery).toEqual(['navigational-prefetch']);
  expect(await isHydrated(page)).toBe(false);
});

test('a visit requests the public settings once', async ({ page, platform }) => {
  await page.goto('/');
  await waitForSession(page);
  await footerLink(page, 'About').click();
  await expect(headline(page, 'About')).toBeVisible();
  await waitForSession(page);
  expect(callsTo(platform)).toEqual([`${settingsCall} 200`]);
});

test('a menu that opens on hover works without React', async ({ page }) => {
  await page.goto('/About');
  await waitForSession(page);
  await page.getByRole('button', { name: 'Platform' }).hover();
  await page
    .getByRole('banner')
    .getByRole('link', { name: labelIn('menu', 'ISO') })
    .click();
  await expect(headline(page, 'ISO')).toBeVisible();
  expect(await isHydrated(page)).toBe(false);
});

test('the player opens, plays, and closes without React, and pauses the loop meanwhile', async ({
  page,
}) => {
  await page.goto('/');
  await waitForSession(page);
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
  expect(await isHydrated(page)).toBe(false);
});

test('the mobile menu and its links work without React', { tag: '@back' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/About');
  await waitForSession(page);
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const menu = page.getByRole('navigation', { name: 'Site' });
  await menu.getByText('Platform').first().click();
  await menu.getByRole('link', { name: labelIn('menu', 'ISO'), exact: true }).click();
  await expect(headline(page, 'ISO')).toBeVisible();
  expect(await isHydrated(page)).toBe(false);
  await page.goBack();
  await expect(headline(page, 'About')).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('an agent’s text opens and closes and updates the URL when React can’t be loaded', async ({
  page,
}) => {
  const [agent] = content().agents;
  if (agent === undefined) throw new Error('there are no agents');
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
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/AITeam');
});

test('“Sign in” works when React’s scripts never arrive', async ({ page }) => {
  await holdRequests(page, reactScriptsGlob);
  await page.goto('/About');
  await waitForSession(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
});
