import type { Page } from 'playwright/test';
import { content } from '@/lib/content';
import { expect, test } from '../../fixtures';
import { dialogOf, firstOption, openFirst, openSearch, typeQuery } from './dialog';

const { iso, legal } = content();
const recommended =
  iso.implementation.sections.find(({ number }) => number === '6')?.title ?? 'no section 6';
const liability =
  legal.TermsOfService?.sections.find(({ id }) => id === 'liability')?.heading ?? 'no such section';

async function expectUnderBar(page: Page, heading: string) {
  const bar = await page.getByRole('banner').boundingBox();
  const target = page.getByRole('main').getByRole('heading', { name: heading });
  await expect(target).toBeInViewport({ ratio: 0.9 });
  await expect
    .poll(async () => (await target.boundingBox())?.y ?? 0)
    .toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
}

test('a result on another page scrolls to its section below the bar and closes the dialog', async ({
  page,
}) => {
  await openSearch(page, '/About');
  await typeQuery(page, 'clause 6');
  await expect(firstOption(page)).toContainText('Clause 6');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ISO#section-6$/);
  await expect(dialogOf(page)).toBeHidden();
  await expectUnderBar(page, recommended);
});

test('a result on the same page scrolls to its heading, also the second time', async ({ page }) => {
  await openSearch(page, '/TermsOfService');
  await typeQuery(page, 'liability');
  await openFirst(page, liability);
  await expect(page).toHaveURL(/\/TermsOfService#liability$/);
  await expect(dialogOf(page)).toBeHidden();
  await expectUnderBar(page, liability);
  await page.keyboard.press('Home');
  // Wait for the smooth scroll to end, because it would continue after a jump.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('/');
  await typeQuery(page, 'liability');
  await openFirst(page, liability);
  await expectUnderBar(page, liability);
});
