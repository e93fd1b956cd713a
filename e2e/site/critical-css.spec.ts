import type { Locator, Page } from 'playwright/test';
import { expect, openPage, reactScriptsGlob, test } from '../fixtures';
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

/** The computed styles that the full style sheet changes in a part of the page. It doesn't apply afterwards. */
function fullSheetChanges(part: Locator): Promise<string[]> {
  return part.evaluate(
    (root, [source, flags]) => {
      const ignored = new RegExp(source, flags);
      const full = [...document.styleSheets].filter(({ media }) => media.mediaText === 'print');
      // Only what the full style sheet sets can change.
      const set = new Set(full.flatMap(({ cssRules }) => [...cssRules].flatMap(namesIn)));
      const names = [...getComputedStyle(root)].filter(
        (name) => set.has(name) && !ignored.test(name),
      );
      // One element of each kind, because pages have thousands.
      const all = [root, ...root.getElementsByTagName('*')];
      const elements = [...new Map(all.map((element) => [kindOf(element), element])).values()];
      const readStyles = () =>
        elements.map((element) => {
          const style = getComputedStyle(element);
          return names.map((name) => style.getPropertyValue(name));
        });
      const before = readStyles();
      for (const { media } of full) media.mediaText = 'all';
      const after = readStyles();
      for (const { media } of full) media.mediaText = 'print';
      return after.flatMap((values, at) =>
        values.flatMap((value, property) => {
          const earlier = before[at]?.[property];
          if (value === earlier) return [];
          const html = elements[at]?.outerHTML.slice(0, 120);
          return `${html}: ${names[property]} ${earlier} → ${value}`;
        }),
      );

      function namesIn(rule: CSSRule): string[] {
        const own = rule instanceof CSSStyleRule ? [...rule.style] : [];
        const nested = 'cssRules' in rule ? [...(rule as CSSGroupingRule).cssRules] : [];
        return [...own, ...nested.flatMap(namesIn)];
      }

      /* Tags and classes down to the element, and which of them are first or last. */
      function kindOf(element: Element): string {
        const { parentElement, tagName, previousElementSibling, nextElementSibling } = element;
        if (element === root || parentElement === null) return '';
        const place = `${previousElementSibling === null} ${nextElementSibling === null}`;
        return `${kindOf(parentElement)} > ${tagName} ${element.getAttribute('class')} ${place}`;
      }
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
    test(address, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 900 });
      await openWithoutReact(page, address);
      expect(await fullSheetChanges(page.getByRole('main')), 'on a phone').toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
      expect(await fullSheetChanges(page.getByRole('main')), 'on a desktop').toEqual([]);
    });
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

  test('search', async ({ page }) => {
    await openWithoutReact(page, placeholder);
    await page.getByRole('button', { name: 'Search' }).click();
    expect(await fullSheetChanges(page.getByRole('dialog'))).toEqual([]);
  });
});

test('the full style sheet applies once an island is hydrated', async ({ page }) => {
  await openPage(page, '/About');
  await expect.poll(() => fullSheetState(page)).toBe('applied');
});
