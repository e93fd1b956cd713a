import { admin, expect, hydrate, signedInUrl, test } from '../fixtures';

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
