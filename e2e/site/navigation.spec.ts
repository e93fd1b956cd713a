import { expect, hydrate, openPage, test } from '../fixtures';
import { documentTitle, footerLink } from '../locators';

for (const key of [undefined, 'Enter']) {
  test(`a link followed by ${key ?? 'a click'} opens its page at the top, where Tab starts`, async ({
    page,
  }) => {
    await openPage(page, '/');
    const link = footerLink(page, 'AITeam');
    await (key === undefined ? link.click() : link.press(key));
    await expect(page).toHaveTitle(documentTitle('AITeam'));
    await hydrate(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  });
}

test('a page restores its place on Back and Forward', async ({ page }) => {
  await openPage(page, '/TermsOfService');
  const link = footerLink(page, 'AITeam');
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveTitle(documentTitle('AITeam'));
  const card = page.getByRole('button', { name: 'Union Relations', exact: true });
  // Before its body is parsed, the page can't scroll.
  await hydrate(page);
  await card.evaluate((element) => element.scrollIntoView());

  await page.goBack();
  await expect(page).toHaveTitle(documentTitle('TermsOfService'));
  // The place rather than pixels: with a font that's late, the page has another height.
  await expect(link).toBeInViewport();
  await page.goForward();
  await expect(page).toHaveTitle(documentTitle('AITeam'));
  await expect(card).toBeInViewport();
});
