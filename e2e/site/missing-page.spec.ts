import { admin, expect, hydrate, signedInUrl, test } from '../fixtures';
import { pageNamed } from '../registry';

const onward = ['Platform', 'AITeam', 'Capabilities', 'ISO'].map(pageNamed);

for (const { title, href } of onward) {
  test(`the 404 page leads on to ${title}`, async ({ page }) => {
    await page.goto('/NoSuchPage');
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === href);
  });
}

test('the 404 page opens search, and gets the focus back', async ({ page }) => {
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

  test('the 404 page has its links, and no button that does nothing', async ({ page }) => {
    await page.goto('/NoSuchPage');
    await expect(page.getByRole('main')).toContainText('The page you requested could not be found');
    await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(onward.length + 1);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});

test('a long name of a page stays within a phone’s window, the admin’s note too', async ({
  page,
  platform,
}) => {
  const address = `/${'LongName'.repeat(30)}`;
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(address);
  await hydrate(page);
  await expect.poll(wider).toBeLessThanOrEqual(0);
  await page.goto(signedInUrl(platform, admin, address));
  await expect(page.getByRole('complementary', { name: 'Admin Note' })).toBeVisible();
  await expect.poll(wider).toBeLessThanOrEqual(0);
});
