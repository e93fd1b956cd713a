import { admin, expect, openPage, signedInUrl, test } from '../fixtures';
import { headline } from '../locators';

// lib/page/missing-page.test.ts has the others.
for (const path of ['/aBout/', '/About.htm']) {
  test(`${path} leads to the page, with the query and the fragment`, async ({ page, platform }) => {
    const { status } = await page.request.get(path, { maxRedirects: 0 }).then((response) => ({
      status: response.status(),
    }));
    expect([301, 308, 404]).toContain(status);
    await page.goto(`${path}?utm_source=mail#story`);
    await expect(page).toHaveURL(`${platform.url}/About?utm_source=mail#story`);
    await expect(headline(page, 'About')).toBeVisible();
  });
}

for (const path of ['/AITEAMS', '/Platform/Nope', '/%E0%A4%A']) {
  test(`${path} shows the 404 page`, async ({ page, request }) => {
    expect((await request.get(path)).status()).toBe(404);
    await openPage(page, path);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      `“${path.slice(1)}” could not be found in this application`,
    );
    await expect(page.getByText('Admin Note')).toBeHidden();
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a long page name doesn’t overflow on a phone, nor does the admin’s note', async ({
  page,
  platform,
}) => {
  const address = `/${'LongName'.repeat(30)}`;
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.setViewportSize({ width: 320, height: 700 });
  await openPage(page, address);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  await page.goto(signedInUrl(platform, admin, address));
  const note = page.getByRole('complementary', { name: 'Admin Note' });
  await expect(note).toContainText('implemented this page yet');
  await expect.poll(overflow).toBeLessThanOrEqual(0);
});
