import type { Locator, Page } from 'playwright/test';
import { content } from '@/lib/content';
import { isoSectionId } from '@/lib/content/anchors';
import { expect, holdRequests, hydrate, test } from '../fixtures';
import { footerLink } from '../locators';
import { escapeRegExp } from '../page-sections';
import { headlineOf, labelIn, pageNamed, site } from '../registry';
import { typeQuery } from './search/dialog';

const titleOf = (name: string) => `${pageNamed(name).title} | ${site.name}`;

/** Paths of the pages requested from now on, as documents or as RSC payloads. */
function requestedPages(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isPage = ['document', 'fetch', 'xhr'].includes(request.resourceType());
    if (isPage && !pathname.startsWith('/api/')) requested.push(pathname);
  });
  return requested;
}

test.describe('a page is fetched once', () => {
  const once = ['/AITeam.txt'];
  const ofPage = (requested: readonly string[]) =>
    requested.filter((path) => path.startsWith('/AITeam'));

  /** Opens Home with its clock paused, and with its prefetcher, which loads on the first pointer movement. */
  async function openHome(page: Page): Promise<string[]> {
    await page.clock.install();
    await page.goto('/');
    await hydrate(page);
    await page.getByRole('main').hover({ position: { x: 1, y: 1 } });
    await page.waitForFunction(() => !String(window.fetch).includes('native code'));
    await page.clock.pauseAt(Date.now() + 60_000);
    return requestedPages(page);
  }

  /** Follows the link to AI Team, and expects no second request for the page. */
  async function expectPage(
    page: Page,
    requested: readonly string[],
    activate: () => Promise<void>,
  ) {
    await page.clock.resume();
    await activate();
    await expect(page).toHaveTitle(titleOf('AITeam'));
    // Ignore other pages: the new page may have put another link under the pointer.
    expect(ofPage(requested)).toEqual(once);
  }

  test('when the pointer rests on its link, but not when it only passes', async ({ page }) => {
    const requested = await openHome(page);
    await footerLink(page, 'About').hover();
    await footerLink(page, 'AITeam').hover();
    await page.clock.runFor(64);
    expect(requested).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => requested).toEqual(once);
    await expectPage(page, requested, () => footerLink(page, 'AITeam').click());
  });

  test('when focus rests on its link', async ({ page }) => {
    const requested = await openHome(page);
    await footerLink(page, 'AITeam').focus();
    await page.clock.runFor(65);
    await expect.poll(() => requested).toEqual(once);
    await expectPage(page, requested, () => page.keyboard.press('Enter'));
  });

  test('when its link is clicked at once', async ({ page }) => {
    const requested = await openHome(page);
    await expectPage(page, requested, () => footerLink(page, 'AITeam').click());
  });

  test('when its link is clicked while the prefetch is in flight', async ({ page }) => {
    const requested = await openHome(page);
    const release = await holdRequests(page, '**/*.txt');
    await footerLink(page, 'AITeam').hover();
    await page.clock.runFor(65);
    await expect.poll(() => requested).toEqual(once);
    await expectPage(page, requested, async () => {
      await footerLink(page, 'AITeam').click();
      release();
    });
  });

  test('for several visits, from different pages', async ({ page }) => {
    const requested = await openHome(page);
    await expectPage(page, requested, () => footerLink(page, 'AITeam').click());
    await footerLink(page, 'About').click();
    await expect(page).toHaveTitle(titleOf('About'));
    await footerLink(page, 'AITeam').click();
    await expect(page).toHaveTitle(titleOf('AITeam'));
    expect(ofPage(requested)).toEqual(once);
  });

  test('only on click, with Save-Data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const requested = await openHome(page);
    await footerLink(page, 'AITeam').hover();
    await page.clock.runFor(1000);
    expect(requested).toEqual([]);
    await expectPage(page, requested, () => footerLink(page, 'AITeam').click());
  });

  test('but never because its link is in view or points to the current page', async ({ page }) => {
    const requested = await openHome(page);
    for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
      await link.scrollIntoViewIfNeeded();
    }
    await page.getByRole('banner').getByRole('link').first().hover();
    await page.clock.runFor(1000);
    expect(requested).toEqual([]);
  });
});

test('a page whose prefetch failed is fetched on click', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await page.route('**/AITeam.txt', (route) => route.abort(), { times: 1 });
  // The request for Home's film may be aborted too.
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/AITeam.txt'),
  );
  await footerLink(page, 'AITeam').hover();
  await failed;
  await footerLink(page, 'AITeam').click();
  await expect(page).toHaveTitle(titleOf('AITeam'));
  await expect(page).toHaveURL(/\/AITeam$/);
});

test.describe('a new page', () => {
  const ways: Record<string, (link: Locator) => Promise<void>> = {
    'a click': (link) => link.click(),
    'the Enter key': (link) => link.press('Enter'),
  };

  for (const [way, activate] of Object.entries(ways)) {
    test(`starts at the top, with focus in main, after ${way}`, async ({ page }) => {
      await page.goto('/');
      await hydrate(page);
      for (const name of ['AITeam', 'TermsOfService', 'Platform']) {
        const { title } = pageNamed(name);
        await activate(footerLink(page, name));
        await expect(page).toHaveTitle(titleOf(name));
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

  test('is announced by its title', async ({ page }) => {
    await page.goto('/');
    await hydrate(page);
    await footerLink(page, 'AITeam').click();
    await expect(page).toHaveTitle(titleOf('AITeam'));
    // Next announces the title, or the H1 if the title isn't set yet.
    const { title } = pageNamed('AITeam');
    const either = [title, headlineOf('AITeam')].map((words) => words.split(' ').map(escapeRegExp));
    const spoken = new RegExp(either.map((words) => words.join('\\s+')).join('|'));
    await expect(page.getByRole('alert')).toHaveText(spoken);
  });

  test('closes the menu', async ({ page }) => {
    await page.goto('/');
    await hydrate(page);
    const button = page.getByRole('button', { name: 'Platform' });
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', {
      name: labelIn('menu', 'ISO'),
    });
    await button.press('Enter');
    await expect(link).toBeVisible();
    await link.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(link).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('restores its scroll position on Back and Forward', async ({ page }) => {
    await page.goto('/TermsOfService');
    await hydrate(page);
    // Fonts that load too late for the first page apply from the second one, which makes it shorter.
    await page.reload();
    await hydrate(page);
    await footerLink(page, 'AITeam').scrollIntoViewIfNeeded();
    const position = () => page.evaluate(() => Math.round(scrollY));
    const savedPosition = await position();
    await footerLink(page, 'AITeam').click();
    await expect(page).toHaveTitle(titleOf('AITeam'));
    await page.evaluate(() => scrollTo(0, 900));

    await page.goBack();
    await expect(page).toHaveTitle(titleOf('TermsOfService'));
    await expect.poll(position).toBe(savedPosition);
    await page.goForward();
    await expect(page).toHaveTitle(titleOf('AITeam'));
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
