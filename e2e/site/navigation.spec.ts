import type { Locator, Page } from 'playwright/test';
import { content } from '@/lib/content';
import { isoSectionId } from '@/lib/content/anchors';
import { expect, holdRequests, hydrate, test } from '../fixtures';
import { footerLink } from '../locators';
import { escapeRegExp } from '../page-sections';
import { headlineOf, labelIn, pageNamed, site } from '../registry';
import { typeQuery } from './search/dialog';

const titleOf = (name: string) => `${pageNamed(name).title} | ${site.name}`;

/** The pages that are asked for from now on, as documents or as what the router makes pages of. */
function requestedPages(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isPage = ['document', 'fetch', 'xhr'].includes(request.resourceType());
    if (isPage && !pathname.startsWith('/api/')) asked.push(pathname);
  });
  return asked;
}

test.describe('a page is fetched once', () => {
  const once = ['/AITeam.txt'];
  const ofPage = (asked: readonly string[]) => asked.filter((path) => path.startsWith('/AITeam'));

  /** Home with its clock stopped, and with what fetches pages ahead, which the first movement calls for. */
  async function openHome(page: Page): Promise<string[]> {
    await page.clock.install();
    await page.goto('/');
    await hydrate(page);
    await page.getByRole('main').hover({ position: { x: 1, y: 1 } });
    await page.waitForFunction(() => !String(window.fetch).includes('native code'));
    await page.clock.pauseAt(Date.now() + 60_000);
    return requestedPages(page);
  }

  /** Presses AI Team, by whatever means, and sees that nothing more is asked for. */
  async function expectPage(page: Page, asked: readonly string[], press: () => Promise<void>) {
    await page.clock.resume();
    await press();
    await expect(page).toHaveTitle(titleOf('AITeam'));
    // The new page may have brought another link under the pointer.
    expect(ofPage(asked)).toEqual(once);
  }

  test('when a pointer rests on its link; one that passes fetches nothing', async ({ page }) => {
    const asked = await openHome(page);
    await footerLink(page, 'About').hover();
    await footerLink(page, 'AITeam').hover();
    await page.clock.runFor(64);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => asked).toEqual(once);
    await expectPage(page, asked, () => footerLink(page, 'AITeam').click());
  });

  test('when the focus rests on its link', async ({ page }) => {
    const asked = await openHome(page);
    await footerLink(page, 'AITeam').focus();
    await page.clock.runFor(65);
    await expect.poll(() => asked).toEqual(once);
    await expectPage(page, asked, () => page.keyboard.press('Enter'));
  });

  test('when it is pressed at once', async ({ page }) => {
    const asked = await openHome(page);
    await expectPage(page, asked, () => footerLink(page, 'AITeam').click());
  });

  test('when it is pressed while it is coming', async ({ page }) => {
    const asked = await openHome(page);
    const release = await holdRequests(page, '**/*.txt');
    await footerLink(page, 'AITeam').hover();
    await page.clock.runFor(65);
    await expect.poll(() => asked).toEqual(once);
    await expectPage(page, asked, async () => {
      await footerLink(page, 'AITeam').click();
      release();
    });
  });

  test('for several visits, from whichever page', async ({ page }) => {
    const asked = await openHome(page);
    await expectPage(page, asked, () => footerLink(page, 'AITeam').click());
    await footerLink(page, 'About').click();
    await expect(page).toHaveTitle(titleOf('About'));
    await footerLink(page, 'AITeam').click();
    await expect(page).toHaveTitle(titleOf('AITeam'));
    expect(ofPage(asked)).toEqual(once);
  });

  test('when it is pressed, and not before, where data is saved', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const asked = await openHome(page);
    await footerLink(page, 'AITeam').hover();
    await page.clock.runFor(1000);
    expect(asked).toEqual([]);
    await expectPage(page, asked, () => footerLink(page, 'AITeam').click());
  });

  test('and never because it is in view or is this page', async ({ page }) => {
    const asked = await openHome(page);
    for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
      await link.scrollIntoViewIfNeeded();
    }
    await page.getByRole('banner').getByRole('link').first().hover();
    await page.clock.runFor(1000);
    expect(asked).toEqual([]);
  });
});

test('a page that could not be fetched ahead is fetched by the press', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await page.route('**/AITeam.txt', (route) => route.abort(), { times: 1 });
  // The film of the page that is left may be broken off too.
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
    'the mouse': (link) => link.click(),
    'the keyboard': (link) => link.press('Enter'),
  };

  for (const [way, press] of Object.entries(ways)) {
    test(`begins at its top, for the eye and for the keyboard, after ${way}`, async ({ page }) => {
      await page.goto('/');
      await hydrate(page);
      for (const name of ['AITeam', 'TermsOfService', 'Platform']) {
        const { title } = pageNamed(name);
        await press(footerLink(page, name));
        await expect(page).toHaveTitle(titleOf(name));
        await expect(page.getByRole('main')).toBeFocused();
        expect(await page.evaluate(() => scrollY)).toBe(0);
        const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
        await expect(crumbs.getByRole('listitem')).toHaveText(['Home', title]);
      }
      // The next stop of the keyboard is in the words, not in the bar and not in the footer.
      await page.keyboard.press('Tab');
      const isInWords = () => page.evaluate(() => document.activeElement?.closest('main') !== null);
      expect(await isInWords()).toBe(true);
    });
  }

  test('is read out by its title', async ({ page }) => {
    await page.goto('/');
    await hydrate(page);
    await footerLink(page, 'AITeam').click();
    await expect(page).toHaveTitle(titleOf('AITeam'));
    // Next takes the title, or the heading where the title comes a moment later.
    const { title } = pageNamed('AITeam');
    const either = [title, headlineOf('AITeam')].map((words) => words.split(' ').map(escapeRegExp));
    const spoken = new RegExp(either.map((words) => words.join('\\s+')).join('|'));
    await expect(page.getByRole('alert')).toHaveText(spoken);
  });

  test('leaves no menu open behind it', async ({ page }) => {
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

  test('is found again where one has left it, by Back and by Forward', async ({ page }) => {
    await page.goto('/TermsOfService');
    await hydrate(page);
    // Letters that come too late for the first page are taken from the second on, and make it shorter.
    await page.reload();
    await hydrate(page);
    await footerLink(page, 'AITeam').scrollIntoViewIfNeeded();
    const position = () => page.evaluate(() => Math.round(scrollY));
    const left = await position();
    await footerLink(page, 'AITeam').click();
    await expect(page).toHaveTitle(titleOf('AITeam'));
    await page.evaluate(() => scrollTo(0, 900));

    await page.goBack();
    await expect(page).toHaveTitle(titleOf('TermsOfService'));
    await expect.poll(position).toBe(left);
    await page.goForward();
    await expect(page).toHaveTitle(titleOf('AITeam'));
    await expect.poll(position).toBe(900);
  });
});

test('a result of the search on the same page is marked as where one has arrived', async ({
  page,
  platform,
}) => {
  const [section] = content().iso.implementation.sections;
  if (section === undefined) throw new Error('ISO has no sections');
  await page.goto('/ISO');
  await hydrate(page);
  await page.getByRole('button', { name: 'Search' }).click();
  await typeQuery(page, section.title);
  await page.getByRole('option', { name: section.title }).first().click();
  await expect(page).toHaveURL(`${platform.url}/ISO#${isoSectionId(section.number)}`);
  const named = await page.evaluate(() => document.querySelector(':target')?.id);
  expect(named).toBe(isoSectionId(section.number));
});
