import { expect, hydrate, openPage, test } from '../fixtures';
import { documentTitle, footerLink } from '../locators';

for (const key of [undefined, 'Enter']) {
  test(`a link followed by ${key ?? 'a click'} opens its page at the top, where Tab starts`, {
    tag: '@engines',
  }, async ({ page }) => {
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

test('a page restores its scroll position on Back and Forward', {
  tag: ['@engines', '@back'],
}, async ({ page }) => {
  await openPage(page, '/TermsOfService');
  // Fonts that load too late for the first page apply from the second one, which makes it shorter.
  await page.reload();
  await hydrate(page);
  await footerLink(page, 'AITeam').scrollIntoViewIfNeeded();
  const position = () => page.evaluate(() => Math.round(scrollY));
  const savedPosition = await position();
  await footerLink(page, 'AITeam').click();
  await expect(page).toHaveTitle(documentTitle('AITeam'));
  // Before its body is parsed, the page can't scroll.
  await hydrate(page);
  await page.evaluate(() => scrollTo(0, 900));

  await page.goBack();
  await expect(page).toHaveTitle(documentTitle('TermsOfService'));
  await expect.poll(position).toBe(savedPosition);
  await page.goForward();
  await expect(page).toHaveTitle(documentTitle('AITeam'));
  await expect.poll(position).toBe(900);
});
