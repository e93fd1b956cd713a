import type { Page } from 'playwright/test';
import { content, searchEntries, searchHelp } from '@/lib/content';
import { findingsOn } from '../axe';
import { expect, settled, test } from '../fixtures';

const help = searchHelp();
const entries = searchEntries(content());

const boxOf = (page: Page) => page.getByRole('searchbox', { name: 'Words to look for' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search this site' });
const optionsOf = (page: Page) => dialogOf(page).getByRole('option');
const bestOf = (page: Page) => optionsOf(page).first();

/** An option has no parts for a screen reader, so that marks have no role to be found by. */
const marksIn = (page: Page) =>
  bestOf(page).evaluate((best) =>
    [...best.querySelectorAll('mark')].map(({ textContent }) => textContent),
  );

async function openOn(page: Page, path: string) {
  await page.goto(path);
  await settled(page);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(boxOf(page)).toBeFocused();
}

/** The files of scripts and the index that the page has asked for from now on. */
function askedFor(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test.describe('finding', () => {
  test('results come as one types, with the words marked and the count told', async ({ page }) => {
    await openOn(page, '/About');
    await page.keyboard.type('root cau');
    await expect(bestOf(page)).toContainText('RCA Assistant');
    await expect(bestOf(page)).toContainText('AI Team / Root Cause Analysis');
    await expect.poll(() => marksIn(page)).toContain('Root');
    await expect(dialogOf(page).getByRole('status')).toHaveText(/^\d+ results$/);
    await page.keyboard.type('zzzzzz');
    await expect(dialogOf(page).getByRole('status')).toContainText('some of it');
  });

  test('a synonym says through which word it was found', async ({ page }) => {
    await openOn(page, '/About');
    await boxOf(page).fill('LOTO');
    await expect(bestOf(page)).toContainText('Permits, Lockout/Tagout and SIMOPS');
    await expect.poll(() => marksIn(page)).toEqual(['LOTO']);
  });

  test('nothing found says so, and offers words and pages', async ({ page }) => {
    await openOn(page, '/About');
    await boxOf(page).fill('zzzz');
    await expect(dialogOf(page).getByRole('status')).toContainText('No page speaks of “zzzz”');
    const pages = dialogOf(page).getByRole('navigation', { name: 'Main pages' });
    await expect(pages.getByRole('link')).toHaveText(help.pages.map(({ label }) => label));
    const [example = ''] = help.examples;
    await dialogOf(page).getByRole('button', { name: example }).click();
    await expect(boxOf(page)).toHaveValue(example);
    await expect(boxOf(page)).toBeFocused();
    await expect(bestOf(page)).toBeVisible();
  });

  test('every target is in the export', async ({ request }) => {
    const anchors = new Map<string, string>();
    for (const { href } of entries) {
      const [path = '', anchor] = href.split('#');
      if (!anchors.has(path)) anchors.set(path, await (await request.get(path)).text());
      if (anchor !== undefined) expect(anchors.get(path), href).toContain(` id="${anchor}"`);
    }
    const index = await (await request.get('/search.json')).json();
    expect(Object.values(index.documentIds)).toEqual(entries.map(({ href }) => href));
  });
});

test.describe('going there', () => {
  test('a section of another page is in view under the bar, and the dialog is gone', async ({
    page,
  }) => {
    await openOn(page, '/About');
    await boxOf(page).fill('recommended metrics');
    await expect(bestOf(page)).toContainText('Section 6');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/ISO#section-6$/);
    await expect(dialogOf(page)).toBeHidden();
    await expectUnderBar(page, 'Recommended metrics');
  });

  test('a heading of the same page, and the same one again', async ({ page }) => {
    await openOn(page, '/TermsOfService');
    await boxOf(page).fill('liability');
    await bestOf(page).click();
    await expect(page).toHaveURL(/\/TermsOfService#liability$/);
    await expect(dialogOf(page)).toBeHidden();
    await expectUnderBar(page, 'Liability');
    await page.keyboard.press('Home');
    // The browser glides there, and a jump meanwhile would be carried on by the rest of the way.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('/');
    await boxOf(page).fill('liability');
    await bestOf(page).click();
    await expectUnderBar(page, 'Liability');
  });

  test('an agent opens, from another page and from its own', async ({ page }) => {
    await openOn(page, '/About');
    await boxOf(page).fill('lubbock');
    await bestOf(page).click();
    await expect(page).toHaveURL(/\/AITeam#lubbock$/);
    await expect(page.getByRole('dialog', { name: 'Lubbock', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('/');
    await boxOf(page).fill('travis');
    await bestOf(page).click();
    await expect(page.getByRole('dialog', { name: 'Travis', exact: true })).toBeVisible();
    await expect(dialogOf(page)).toBeHidden();
  });

  test('a page, from one of the main pages offered', async ({ page }) => {
    await openOn(page, '/Blog');
    await dialogOf(page).getByRole('link', { name: 'AI Team' }).click();
    await expect(page).toHaveURL(/\/AITeam$/);
    await expect(dialogOf(page)).toBeHidden();
  });

  test('a result opened in another tab leaves the search as it is', async ({ page, context }) => {
    await openOn(page, '/About');
    await boxOf(page).fill('xapi');
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      bestOf(page).click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(other).toHaveURL(/\/Capabilities#xapi$/);
    await expect(boxOf(page)).toHaveValue('xapi');
    await expect(page).toHaveURL(/\/About$/);
  });

  async function expectUnderBar(page: Page, heading: string) {
    const bar = await page.getByRole('banner').boundingBox();
    const target = page.getByRole('main').getByRole('heading', { name: heading });
    await expect(target).toBeInViewport({ ratio: 0.9 });
    await expect
      .poll(async () => (await target.boundingBox())?.y ?? 0)
      .toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  }
});

test.describe('by keyboard', () => {
  for (const keys of ['/', 'Control+k', 'Meta+k']) {
    test(`${keys} opens it, Escape closes it and gives the focus back`, async ({ page }) => {
      await page.goto('/About');
      await settled(page);
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'AI Team' });
      await link.focus();
      await page.keyboard.press(keys);
      await expect(boxOf(page)).toBeFocused();
      await page.keyboard.type('a/b');
      await expect(boxOf(page)).toHaveValue('a/b');
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toBeHidden();
      await expect(link).toBeFocused();
    });
  }

  test('the slash can be turned off, and on again', async ({ page }) => {
    await openOn(page, '/About');
    const choice = dialogOf(page).getByRole('checkbox', { name: /^The \/ key/ });
    await choice.uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(dialogOf(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await choice.check();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(boxOf(page)).toBeFocused();
  });

  test('no key opens it over another dialog', async ({ page }) => {
    await page.goto('/AITeam#milam');
    const agent = page.getByRole('dialog', { name: 'Milam', exact: true });
    await expect(agent).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await expect(agent).toBeHidden();
    await expect(dialogOf(page)).toBeHidden();
  });

  test('Enter right behind a word means what that word finds', async ({ page }) => {
    await openOn(page, '/About');
    await boxOf(page).fill('travis');
    await expect(bestOf(page)).toContainText('Travis');
    await boxOf(page).selectText();
    await Promise.all([page.keyboard.insertText('lubbock'), page.keyboard.press('Enter')]);
    await expect(page).toHaveURL(/\/AITeam#lubbock$/);
  });

  test('arrows, Home and End choose an option, Enter opens it', async ({ page }) => {
    await openOn(page, '/About');
    await page.keyboard.type('lockout');
    await expect(bestOf(page)).toBeVisible();
    const count = await optionsOf(page).count();
    expect(count).toBeGreaterThan(2);
    const expectChosen = async (place: number) => {
      const option = optionsOf(page).nth(place);
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await expect(dialogOf(page).getByRole('option', { selected: true })).toHaveCount(1);
      await expect(boxOf(page)).toHaveAttribute(
        'aria-activedescendant',
        (await option.getAttribute('id')) ?? 'no id',
      );
      await expect(boxOf(page)).toBeFocused();
    };
    await expect(dialogOf(page).getByRole('option', { selected: true })).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expectChosen(0);
    await page.keyboard.press('ArrowDown');
    await expectChosen(1);
    await page.keyboard.press('End');
    await expectChosen(count - 1);
    await page.keyboard.press('ArrowDown');
    await expectChosen(0);
    await page.keyboard.press('ArrowUp');
    await expectChosen(count - 1);
    await page.keyboard.press('Home');
    await expectChosen(0);

    // An arrow to the side goes back into the text, and there Home and End are the text's.
    await page.keyboard.press('ArrowLeft');
    await expect(dialogOf(page).getByRole('option', { selected: true })).toHaveCount(0);
    await expect(boxOf(page)).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('Home');
    await page.keyboard.type('a ');
    await expect(boxOf(page)).toHaveValue('a lockout');

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const second = optionsOf(page).nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    const href = (await second.getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${href}$`));
  });

  test('an option far down is brought into view', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await openOn(page, '/About');
    await page.keyboard.type('learning');
    await expect(bestOf(page)).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(optionsOf(page).last()).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('ArrowDown');
    await expect(bestOf(page)).toBeInViewport({ ratio: 0.9 });
    const field = await boxOf(page).boundingBox();
    const below = (field?.y ?? 0) + (field?.height ?? 0);
    await expect
      .poll(async () => (await bestOf(page).boundingBox())?.y ?? 0)
      .toBeGreaterThan(below);
  });
});

test.describe('when something fails', () => {
  test('with the platform down it works all the same', async ({ page, platform }) => {
    platform.faults.set([{ route: '* /*', kind: 'reset' }]);
    await openOn(page, '/About');
    await boxOf(page).fill('milam');
    await bestOf(page).click();
    await expect(page).toHaveURL(/\/AITeam#milam$/);
  });

  for (const [name, fail] of [
    ['cannot be reached', { abort: true }],
    ['answers with an error', { status: 500, body: 'down' }],
    ['is no index', { status: 200, body: '<!doctype html>' }],
  ] as const) {
    test(`an index that ${name} is told, and fetched again when asked`, async ({ page }) => {
      await page.route('**/search.json', (route) =>
        'abort' in fail ? route.abort() : route.fulfill(fail),
      );
      await openOn(page, '/About');
      await expect(dialogOf(page).getByRole('alert')).toContainText('could not be fetched');
      const pages = dialogOf(page).getByRole('navigation', { name: 'Main pages' });
      await expect(pages.getByRole('link')).toHaveText(help.pages.map(({ label }) => label));
      await page.unroute('**/search.json');
      await boxOf(page).fill('milam');
      await dialogOf(page).getByRole('button', { name: 'Try again' }).click();
      await expect(bestOf(page)).toContainText('Milam');
      await expect(boxOf(page)).toBeFocused();
    });
  }

  test('code that does not come is told too, and takes nothing from the page', async ({ page }) => {
    await page.goto('/About');
    await settled(page);
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(dialogOf(page).getByRole('alert')).toContainText('could not be fetched');
    await page.unroute('**/_next/static/**/*.js');
    await boxOf(page).fill('milam');
    await dialogOf(page).getByRole('button', { name: 'Try again' }).click();
    await expect(bestOf(page)).toContainText('Milam');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  });
});

test('nothing of it is fetched before somebody is about to search', async ({ page }) => {
  await page.goto('/About');
  await settled(page);
  const paths = askedFor(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const scripts = () => paths.filter((path) => path.endsWith('.js'));
  expect(scripts()).toEqual([]);
  await page.getByRole('button', { name: 'Search', exact: true }).hover();
  await expect.poll(scripts).not.toEqual([]);
  expect(paths).not.toContain('/search.json');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect.poll(() => paths.filter((path) => path === '/search.json')).toHaveLength(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await boxOf(page).fill('milam');
  await expect(bestOf(page)).toBeVisible();
  expect(paths.filter((path) => path === '/search.json')).toHaveLength(1);
});

test('without scripts there is no button that does nothing', async ({ browser, platform }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: platform.url });
  const page = await context.newPage();
  await page.goto('/About');
  await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeHidden();
  await context.close();
});

test('axe finds nothing in it at any width, and nothing scrolls sideways', async ({ page }) => {
  await openOn(page, '/About');
  const atEachWidth = async (state: string) => {
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const where = `${state} at ${width} pixels`;
      expect(await findingsOn(page, { within: 'dialog' }), where).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width);
    }
  };
  await expect(dialogOf(page).getByRole('status')).toContainText('Type a word');
  expect(await findingsOn(page), 'behind the search').toEqual([]);
  await atEachWidth('empty');
  await boxOf(page).fill('learning');
  await expect(bestOf(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(bestOf(page)).toHaveAttribute('aria-selected', 'true');
  await atEachWidth('an option chosen');
  await boxOf(page).fill('zzzz');
  await expect(dialogOf(page).getByRole('status')).toContainText('No page speaks of');
  await atEachWidth('none found');
});
