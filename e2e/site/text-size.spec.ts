import type { Page } from 'playwright/test';
import { expect, hydrate, test } from '../fixtures';
import { distinctPages, placeholders } from '../registry';

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/**
 * Words that cannot be read where they stand: cut off by a box that hides what overflows it, beyond the
 * edge of the page, or with other words laid over them.
 */
function unreadableText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost: string[] = [];
    const lines: { text: string; rect: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (text === '' || element === null || !element.checkVisibility({ opacityProperty: true }))
        continue;
      // Words for screen readers alone are clipped on purpose, and drawings scale as pictures do.
      if (element.closest('[class*="sr-only"], svg, [aria-hidden="true"], .skip-link') !== null)
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width < 1) continue;
        if (rect.left < -1 || rect.right > innerWidth + 1) lost.push(`beyond the edge: ${text}`);
        if (isCut(element, rect)) lost.push(`cut off: ${text}`);
        lines.push({ text, rect });
      }
    }
    for (const [index, { text, rect }] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (other.text !== text && overlap(rect, other.rect)) {
          lost.push(`over each other: ${text} / ${other.text}`);
        }
      }
    }
    return lost;

    function isCut(element: Element, rect: DOMRect): boolean {
      for (let box: Element | null = element; box !== null; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const hidesX = /hidden|clip/.test(overflowX);
        const hidesY = /hidden|clip/.test(overflowY);
        if (hidesX && (rect.right > edge.right + 1 || rect.left < edge.left - 1)) return true;
        if (hidesY && (rect.bottom > edge.bottom + 1 || rect.top < edge.top - 1)) return true;
      }
      return false;
    }

    /* Line boxes reach into each other a little where lines stand close: half a line is too much. */
    function overlap(one: DOMRect, other: DOMRect): boolean {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return across > 2 && down > Math.min(one.height, other.height) / 2;
    }
  });
}

test('no placeholder scrolls sideways at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { href } of placeholders) {
    await page.goto(href);
    expect(await overflowOf(page), href).toBeLessThanOrEqual(0);
  }
});

for (const address of [...distinctPages.map(({ href }) => href), '/NoSuchPage']) {
  test(`${address} loses no word, zoomed or with letters of twice the size`, async ({ page }) => {
    await page.goto(address);
    await hydrate(page);
    // 1280 pixels wide, zoomed to 200 percent, is a window of 640; 400 percent is one of 320.
    for (const width of [320, 640]) {
      await page.setViewportSize({ width, height: 512 });
      expect(await overflowOf(page), `${width} pixels`).toBeLessThanOrEqual(0);
      expect(await unreadableText(page), `${width} pixels`).toEqual([]);
    }
    // A style element would be refused by the page's policy.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of [640, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const where = `${width} pixels, large letters`;
      expect(await overflowOf(page), where).toBeLessThanOrEqual(0);
      expect(await unreadableText(page), where).toEqual([]);
    }
  });
}
