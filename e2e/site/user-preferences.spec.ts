import type { Page } from 'playwright/test';
import { content } from '@/lib/content';
import { expect, openPage, test } from '../fixtures';
import { labelIn } from '../registry';
import { motionOn } from './every-page/motion';

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('nothing moves when menus and dialogs open', async ({ page }) => {
    await openPage(page, '/');
    await page.getByRole('button', { name: 'Solutions' }).hover();
    await expect(page.getByRole('link', { name: labelIn('menu', 'Risk') })).toBeVisible();
    expect(await motionOn(page), 'menu').toEqual([]);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
    expect(await motionOn(page), 'search').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /video/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await motionOn(page), 'player').toEqual([]);
    await page.goto('/AITeam#milam');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await motionOn(page), 'agent').toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/About');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Site' })).toBeVisible();
    expect(await motionOn(page), 'small menu').toEqual([]);
  });
});

test('in forced colors, buttons keep their border and the target heading keeps its marker', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { actions, pillars } = content().capabilities;
  const pillar = pillars.at(-1);
  if (pillar === undefined) throw new Error('Capabilities has no pillars');
  await openPage(page, `/Capabilities#${pillar.id}`);
  const main = page.getByRole('main');
  for (const { label: name } of actions) {
    const link = main.getByRole('link', { name }).first();
    await expect(link).toHaveCSS('border-top-width', '1px');
    expect(await paintedBorder(page, name), name).not.toBe('transparent');
  }
  const heading = main.getByRole('heading', { name: pillar.title });
  const mark = await heading.evaluate(({ parentElement }) =>
    parentElement === null ? '' : getComputedStyle(parentElement, '::before').borderLeftWidth,
  );
  expect(mark).toBe('4px');
});

/** The used color of a link's border, which forced colors override. */
function paintedBorder(page: Page, name: string): Promise<string> {
  return page
    .getByRole('main')
    .getByRole('link', { name })
    .first()
    .evaluate((link) => {
      const { borderTopColor } = getComputedStyle(link);
      return borderTopColor === 'rgba(0, 0, 0, 0)' ? 'transparent' : borderTopColor;
    });
}
