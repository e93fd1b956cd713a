import type { Page } from 'playwright/test';
import { addAxe, axeViolations } from '../../axe';
import {
  expect,
  hydrate,
  isHydrated,
  requestedScripts,
  test,
  waitForSession,
} from '../../fixtures';
import { distinctPages, pages } from '../../registry';
import { motionOn } from './motion';
import { paleText, paper, printProblems } from './print';
import { overflowOf, unreadableText, wideDialogs } from './readable-text';
import { smallText, zoomingFields } from './small-text';

/*
 * What every page must have at every width, in one visit. One placeholder represents them all: e2e/exported checks that they
 * share their markup.
 */
test.use({ reducedMotion: 'reduce' });
test.beforeEach(({ page }) => addAxe(page));

for (const address of [...distinctPages.map(({ href }) => href), '/NoSuchPage']) {
  test(`${address} is accessible, fits every width and text size, and prints well`, async ({
    page,
  }) => {
    test.slow();
    const scripts = requestedScripts(page);
    await page.goto(address);
    await waitForSession(page);
    // The 404 page needs React to say which page is missing.
    if (address !== '/NoSuchPage') {
      expect(await isHydrated(page), 'React is running').toBe(false);
      expect(scripts).toHaveLength(1);
    }
    await hydrate(page);
    for (const width of [320, 390, 640, 768, 1024, 1440]) {
      await test.step(`${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
        // A window of 1280 pixels is 640 CSS pixels wide at 200% zoom, and 320 at 400%.
        if (width === 320 || width === 640) expect(await unreadableText(page)).toEqual([]);
        // On a phone, axe looks at the page when everything is open, below.
        if (width === 1440) expect(await axeViolations(page)).toEqual([]);
      });
    }
    await test.step('with reduced motion', async () => {
      expect(await motionOn(page)).toEqual([]);
    });
    await test.step('with text at twice the size', async () => {
      await setTextSize('200%');
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflowOf(page), `${width} pixels`).toBeLessThanOrEqual(0);
        // Drawings scale with the window, not with the text.
        if (width > 320) expect(await unreadableText(page), `${width} pixels`).toEqual([]);
      }
      await setTextSize('');
    });
    await test.step('with the text spacing of WCAG 1.4.12, and from right to left', async () => {
      await setTextSpacing(page, true);
      for (const width of [320, 640]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflowOf(page), `${width} pixels`).toBeLessThanOrEqual(0);
        expect(await unreadableText(page), `${width} pixels`).toEqual([]);
      }
      await setTextSpacing(page, false);
      // Translators of pages set the direction.
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await setDirection('rtl');
        expect(await overflowOf(page), `${width} pixels`).toBeLessThanOrEqual(0);
        expect(await unreadableText(page), `${width} pixels`).toEqual([]);
        await setDirection('');
      }
    });
    await test.step('printed', async () => {
      await page.setViewportSize(paper);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The 404 page and placeholders have nothing to print.
      if (address !== '/NoSuchPage') expect(await printProblems(page)).toEqual([]);
      if (pages.some(({ href, kind }) => href === address && kind !== 'placeholder')) {
        // Colors fade.
        await expect.poll(() => paleText(page)).toEqual([]);
      }
      await page.emulateMedia({ media: 'screen' });
    });
    // Last, because it opens everything that's collapsed.
    await test.step('drawings, fields, and what can be opened on a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await smallText(page)).toEqual([]);
      await page.waitForLoadState('networkidle');
      expect(await zoomingFields(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      expect(await axeViolations(page)).toEqual([]);
      expect(await wideDialogs(page)).toEqual([]);
    });

    async function setDirection(direction: string) {
      await page.evaluate((dir) => {
        document.documentElement.dir = dir;
      }, direction);
    }

    /* The page's CSP would block a style element. */
    async function setTextSize(size: string) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
    }
  });
}

/** Sets the text spacing that a page has to survive (WCAG 1.4.12), or takes it back. */
async function setTextSpacing(page: Page, isWide: boolean): Promise<void> {
  await page.evaluate((isSet) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
    );
    document.adoptedStyleSheets = isSet ? [sheet] : [];
  }, isWide);
}
