import { admin, expect, hydrate, signedInUrl, test } from '../fixtures';

test('the 404 page opens search, and focus returns to its button', async ({ page }) => {
  await page.goto('/NoSuchPage');
  await hydrate(page);
  const button = page.getByRole('main').getByRole('button', { name: 'Search this site' });
  await button.click();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test.describe('without scripts', { tag: '@no-scripts' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the 404 page has its links, and no button', async ({ page }) => {
    await page.goto('/NoSuchPage');
    await expect(page.getByRole('main')).toContainText('The page you requested could not be found');
    await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(5);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});

test('a long page name doesn’t overflow on a phone, nor does the admin’s note', async ({
  page,
  platform,
}) => {
  const address = `/${'LongName'.repeat(30)}`;
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(address);
  await hydrate(page);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  await page.goto(signedInUrl(platform, admin, address));
  await expect(page.getByRole('complementary', { name: 'Admin Note' })).toBeVisible();
  await expect.poll(overflow).toBeLessThanOrEqual(0);
});
