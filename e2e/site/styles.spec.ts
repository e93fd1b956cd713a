import type { Locator, Page } from 'playwright/test';
import { admin, expect, guest, operator, settled, signedIn, test } from '../fixtures';
import { footerLink, headline } from '../locators';
import { agentWithId, pageNamed, placeholders } from '../registry';

const placeholder = placeholders[0]?.href ?? '';
const milam = agentWithId('milam');

test.use({ reducedMotion: 'reduce' });

/** Whether the whole style sheet has come, and is in force. */
function wholeSheet(page: Page): Promise<'away' | 'waiting' | 'in force'> {
  return page.evaluate(() => {
    const own = document.styleSheets[0];
    const whole = [...document.styleSheets].find((sheet) => sheet !== own && sheet.href !== null);
    if (whole === undefined) return 'away';
    return whole.media.mediaText === 'not all' ? 'waiting' : 'in force';
  });
}

/** Variables, which count where they are used; and what depends on the letters too, which may come meanwhile. */
const besides =
  /^--|(^|-)(width|height|size|origin|top|right|bottom|left|inset.*|template-(rows|columns))$|^margin/;

/** Brings all styles of the site into force, and tells of what in a part of it changes its look by that. */
function restyled(part: Locator): Promise<string[]> {
  return part.evaluate(
    (root, [source, flags]) => {
      const left = new RegExp(source, flags);
      const elements = [root, ...root.getElementsByTagName('*')];
      const looks = () =>
        elements.map((element) => {
          const style = getComputedStyle(element);
          const names = [...style].filter((name) => !left.test(name));
          return new Map(names.map((name) => [name, style.getPropertyValue(name)]));
        });
      const before = looks();
      for (const sheet of document.styleSheets) sheet.media.mediaText = 'all';
      return looks().flatMap((look, index) =>
        [...look]
          .filter(([name, value]) => before[index]?.get(name) !== value)
          .map(([name, value]) => {
            const words = elements[index]?.outerHTML.slice(0, 120);
            return `${words}: ${name} ${before[index]?.get(name)} → ${value}`;
          }),
      );
    },
    [besides.source, besides.flags] as const,
  );
}

async function press(page: Page, name: string, address: string) {
  await page.goto(address);
  await settled(page);
  await page.getByRole('button', { name, exact: true }).click();
}

async function expectStyled(part: Locator) {
  await expect.poll(() => wholeSheet(part.page())).toBe('waiting');
  expect(await restyled(part)).toEqual([]);
}

test.describe('a page has in itself the styles of all that it shows:', () => {
  for (const address of ['/', '/Capabilities', '/TermsOfService', '/NoSuchPage']) {
    test(address, async ({ page }) => {
      await page.goto(address);
      await settled(page);
      await expectStyled(page.getByRole('main'));
    });
  }

  test('the search and its results', async ({ page }) => {
    await press(page, 'Search', placeholder);
    const dialog = page.getByRole('dialog', { name: 'Search this site' });
    await dialog.getByRole('searchbox').fill('permit');
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await expectStyled(dialog);
  });

  test('an agent’s dialog', async ({ page }) => {
    await press(page, milam.name, '/AITeam');
    const dialog = page.getByRole('dialog', { name: milam.name, exact: true });
    await expect(dialog).toBeVisible();
    await expectStyled(dialog);
  });

  test('a menu', async ({ page }) => {
    await press(page, 'Platform', placeholder);
    await expect(
      page.getByRole('link', { name: pageNamed('AITeam').menu?.label ?? '' }).first(),
    ).toBeVisible();
    await expectStyled(page.getByRole('banner'));
  });

  test('the small screen’s menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await press(page, 'Menu', placeholder);
    const menu = page.getByRole('navigation', { name: 'Site' });
    await expect(menu).toBeVisible();
    await expectStyled(menu);
  });

  test('a film’s player', async ({ page }) => {
    await press(page, 'Full-screen video', '/');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectStyled(page.getByRole('dialog'));
  });

  test('the search that cannot be reached', async ({ page }) => {
    await page.route('**/search.json', (route) => route.abort());
    await press(page, 'Search', placeholder);
    const dialog = page.getByRole('dialog', { name: 'Search this site' });
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectStyled(dialog);
  });

  test('a name in the bar', async ({ page, platform }) => {
    await page.goto(signedIn(platform, operator, placeholder));
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await expectStyled(page.getByRole('banner'));
  });

  test('the admin’s note', async ({ page, platform }) => {
    await page.goto(signedIn(platform, admin, '/NoSuchPage'));
    await expect(page.getByText('Admin Note')).toBeVisible();
    await expectStyled(page.getByRole('main'));
  });

  test('Access Restricted', async ({ page, platform }) => {
    await page.goto(signedIn(platform, guest, placeholder));
    await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
    await expectStyled(page.getByRole('main'));
  });
});

test('the whole sheet comes into force with the next page, and stays', async ({ page }) => {
  await page.goto('/About');
  await settled(page);
  await expect.poll(() => wholeSheet(page)).toBe('waiting');
  await footerLink(page, 'AITeam').click();
  await expect(headline(page, 'AITeam')).toBeVisible();
  await expect(page).toHaveURL(/\/AITeam$/);
  expect(await wholeSheet(page)).toBe('in force');
  await page.goBack();
  await expect(page).toHaveURL(/\/About$/);
  expect(await wholeSheet(page)).toBe('in force');
});
