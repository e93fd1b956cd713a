import type { Locator } from 'playwright/test';
import { content } from '@/lib/content';
import { isoSectionId } from '@/lib/content/anchors';
import { expect, hydrate, test } from '../fixtures';
import { documentTitle, footerLink } from '../locators';
import { escapeRegExp } from '../page-sections';
import { headlineOf, pageNamed } from '../registry';
import { typeQuery } from './search/dialog';

test.describe('a new page', () => {
  const ways: Record<string, (link: Locator) => Promise<void>> = {
    'a click': (link) => link.click(),
    'the Enter key': (link) => link.press('Enter'),
  };

  for (const [way, activate] of Object.entries(ways)) {
    test(`starts at the top, with focus in main, after ${way}`, { tag: '@engines' }, async ({
      page,
    }) => {
      await page.goto('/');
      await hydrate(page);
      for (const name of ['AITeam', 'TermsOfService', 'Platform']) {
        const { title } = pageNamed(name);
        await activate(footerLink(page, name));
        await expect(page).toHaveTitle(documentTitle(name));
        await expect(page.getByRole('main')).toBeFocused();
        expect(await page.evaluate(() => scrollY)).toBe(0);
        const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
        await expect(crumbs.getByRole('listitem')).toHaveText(['Home', title]);
      }
      // The next Tab stop is in the main content, not in the top bar or the footer.
      await page.keyboard.press('Tab');
      const isInMain = () => page.evaluate(() => document.activeElement?.closest('main') !== null);
      expect(await isInMain()).toBe(true);
    });
  }

  test('is announced by its title', { tag: '@engines' }, async ({ page }) => {
    await page.goto('/');
    await hydrate(page);
    await footerLink(page, 'AITeam').click();
    await expect(page).toHaveTitle(documentTitle('AITeam'));
    // Next announces the title, or the H1 if the title isn't set yet.
    const { title } = pageNamed('AITeam');
    const either = [title, headlineOf('AITeam')].map((words) => words.split(' ').map(escapeRegExp));
    const spoken = new RegExp(either.map((words) => words.join('\\s+')).join('|'));
    await expect(page.getByRole('alert')).toHaveText(spoken);
  });

  test('restores its scroll position on Back and Forward', { tag: '@engines' }, async ({
    page,
  }) => {
    await page.goto('/TermsOfService');
    await hydrate(page);
    // Fonts that load too late for the first page apply from the second one, which makes it shorter.
    await page.reload();
    await hydrate(page);
    await footerLink(page, 'AITeam').scrollIntoViewIfNeeded();
    const position = () => page.evaluate(() => Math.round(scrollY));
    const savedPosition = await position();
    await footerLink(page, 'AITeam').click();
    await expect(page).toHaveTitle(documentTitle('AITeam'));
    await page.evaluate(() => scrollTo(0, 900));

    await page.goBack();
    await expect(page).toHaveTitle(documentTitle('TermsOfService'));
    await expect.poll(position).toBe(savedPosition);
    await page.goForward();
    await expect(page).toHaveTitle(documentTitle('AITeam'));
    await expect.poll(position).toBe(900);
  });
});

test('a search result on the same page becomes the :target', async ({ page, platform }) => {
  const [section] = content().iso.implementation.sections;
  if (section === undefined) throw new Error('ISO has no sections');
  await page.goto('/ISO');
  await hydrate(page);
  await page.getByRole('button', { name: 'Search' }).click();
  await typeQuery(page, section.title);
  await page.getByRole('option', { name: section.title }).first().click();
  await expect(page).toHaveURL(`${platform.url}/ISO#${isoSectionId(section.number)}`);
  const targetId = await page.evaluate(() => document.querySelector(':target')?.id);
  expect(targetId).toBe(isoSectionId(section.number));
});
