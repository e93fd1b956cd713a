import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';

/** How far the drawing that stays has come: 4 is the fourth moment. */
async function momentOf(page: Page): Promise<number> {
  // The chapter about hot work has a drawing of its own with the same words.
  const drawn = page.getByText('50 ft', { exact: true }).first();
  return drawn.evaluate((element) =>
    Number(getComputedStyle(element).getPropertyValue('--moment')),
  );
}

test('scrolling to a moment of the shift draws it, and scrolling back takes it away', async ({
  page,
}) => {
  await page.goto('/');
  const flange = page.getByText('the flange opens', { exact: false });
  await flange.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect.poll(() => momentOf(page)).toBe(5);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => momentOf(page)).toBe(0);
});

test('with reduced motion, each moment has a still, and nothing follows the scrolling', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const moments = page.getByRole('img', { name: /^Unit 200 at / });
  await expect(moments).toHaveCount(6);
  for (const moment of await moments.all()) await expect(moment).toBeVisible();
});
