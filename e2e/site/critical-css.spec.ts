import type { Locator, Page } from 'playwright/test';
import { expect, hydrate, reactScriptsGlob, test } from '../fixtures';
import { footerLink, headline } from '../locators';
import { distinctPages, labelIn, placeholders } from '../registry';

const placeholder = placeholders[0]?.href ?? '';

test.use({ reducedMotion: 'reduce' });

/** Whether the full style sheet is loaded, and whether it applies. */
function fullSheetState(page: Page): Promise<'not loaded' | 'print only' | 'applied'> {
  return page.evaluate(() => {
    const critical = document.styleSheets[0];
    const full = [...document.styleSheets].find(
      (sheet) => sheet !== critical && sheet.href !== null,
    );
    if (full === undefined) return 'not loaded';
    return full.media.mediaText === 'print' ? 'print only' : 'applied';
  });
}

/** Custom properties, which matter only where they're used, and properties that a late font can change. */
const ignoredProperties =
  /^--|(^|-)(width|height|size|origin|top|right|bottom|left|inset.*|template-(rows|columns))$|^margin/;

/** Applies the full style sheet, and returns the computed styles that it changes in a part of the page. */
function fullSheetChanges(part: Locator): Promise<string[]> {
  return part.evaluate(
    (root, [source, flags]) => {
      const ignored = new RegExp(source, flags);
      // Skip closed dialogs: the full style sheet applies before they open.
      const elements = [root, ...root.getElementsByTagName('*')].filter(
        (element) => element.closest('dialog:not([open])') === null,
      );
      const readStyles = () =>
        elements.map((element) => {
          const style = getComputedStyle(element);
          const names = [...style].filter((name) => !ignored.test(name));
          return new Map(names.map((name) => [name, style.getPropertyValue(name)]));
        });
      const before = readStyles();
      for (const sheet of document.styleSheets) sheet.media.mediaText = 'all';
      return readStyles().flatMap((styles, index) =>
        [...styles]
          .filter(([name, value]) => before[index]?.get(name) !== value)
          .map(([name, value]) => {
            const html = elements[index]?.outerHTML.slice(0, 120);
            return `${html}: ${name} ${before[index]?.get(name)} → ${value}`;
          }),
      );
    },
    [ignoredProperties.source, ignoredProperties.flags] as const,
  );
}

/** Opens a page that can't load React, so only its critical CSS applies. */
async function openWithoutReact(page: Page, address: string) {
  await page.route(reactScriptsGlob, (route) => route.abort());
  await page.goto(address);
  await expect.poll(() => fullSheetState(page)).toBe('print only');
}

test.describe('critical CSS styles a page as the full style sheet does:', () => {
  const read = distinctPages.filter(({ kind }) => kind !== 'placeholder').map(({ href }) => href);
  for (const address of [...read, placeholder, '/NoSuchPage']) {
    for (const width of [390, 1440]) {
      test(`${address}, ${width} pixels wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await openWithoutReact(page, address);
        expect(await fullSheetChanges(page.getByRole('main'))).toEqual([]);
      });
    }
  }

  test('an open menu', async ({ page }) => {
    await openWithoutReact(page, placeholder);
    await page.getByRole('button', { name: 'Platform' }).hover();
    await expect(page.getByRole('link', { name: labelIn('menu', 'AITeam') }).first()).toBeVisible();
    expect(await fullSheetChanges(page.getByRole('banner'))).toEqual([]);
  });

  test('the mobile menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openWithoutReact(page, placeholder);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Site' });
    await expect(menu).toBeVisible();
    expect(await fullSheetChanges(menu)).toEqual([]);
  });
});

test('the full style sheet applies once a page is hydrated, and on the pages after it', async ({
  page,
}) => {
  await page.goto('/About');
  await hydrate(page);
  await expect.poll(() => fullSheetState(page)).toBe('applied');
  await footerLink(page, 'AITeam').click();
  await expect(headline(page, 'AITeam')).toBeVisible();
  await expect(page).toHaveURL(/\/AITeam$/);
  expect(await fullSheetState(page)).toBe('applied');
});
