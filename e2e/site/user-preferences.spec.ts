import { content } from '@/lib/content';
import { expect, openPage, test } from '../fixtures';
import { labelIn } from '../registry';
import { motionOn } from './every-page/motion';

test('with reduced motion, nothing moves when menus and dialogs open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Solutions' }).hover();
  await expect(page.getByRole('link', { name: labelIn('menu', 'Risk') })).toBeVisible();
  expect(await motionOn(page), 'menu').toEqual([]);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
  expect(await motionOn(page), 'search').toEqual([]);
  await page.keyboard.press('Escape');
  await page.goto('/AITeam#milam');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await motionOn(page), 'agent').toEqual([]);
});

test('in forced colors, buttons keep their border, and targets their markers', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { actions, pillars } = content().capabilities;
  const pillar = pillars.at(-1);
  await openPage(page, `/Capabilities#${pillar?.id}`);
  const main = page.getByRole('main');
  for (const { label: name } of actions) {
    const link = main.getByRole('link', { name }).first();
    await expect(link).toHaveCSS('border-top-width', '1px');
    await expect(link).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  }
  const heading = main.getByRole('heading', { name: pillar?.title ?? 'none' });
  const mark = await heading.evaluate(({ parentElement }) =>
    parentElement === null ? '' : getComputedStyle(parentElement, '::before').borderLeftWidth,
  );
  expect(mark).toBe('4px');
});
