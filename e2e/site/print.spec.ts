import type { Page } from 'playwright/test';
import { expect, hydrate, test } from '../fixtures';
import { distinctPages } from '../registry';

/** A4 inside the margins of app/print.css. */
const paper = { width: 658, height: 971 };

interface PrintProblems {
  /** Elements that a page break may split. */
  breakable: string[];
  /** Headings that may end up alone at the bottom of a page. */
  orphanedHeadings: string[];
  /** Symbols whose colors print only if backgrounds do. */
  unprintedColors: number;
}

function printProblems(page: Page): Promise<PrintProblems> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(`main ${selector}`)];
    const shown = (element: Element) => element.checkVisibility();
    const text = (element: Element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`;
    const unbreakable = all(':is(h1, h2, h3, li, tr, figure, aside)').filter(shown);
    return {
      breakable: unbreakable
        .filter((element) => getComputedStyle(element).breakInside !== 'avoid')
        .map(text),
      orphanedHeadings: all(':is(h1, h2, h3)')
        .filter((element) => shown(element) && getComputedStyle(element).breakAfter !== 'avoid')
        .map(text),
      unprintedColors: all('svg').filter(
        (element) => getComputedStyle(element).printColorAdjust !== 'exact',
      ).length,
    };
  });
}

for (const { href } of distinctPages) {
  test(`printing ${href} splits no card and orphans no heading`, {
    tag: '@media',
  }, async ({ page }) => {
    await page.setViewportSize(paper);
    await page.goto(href);
    await hydrate(page);
    await page.emulateMedia({ media: 'print' });
    expect(await printProblems(page)).toEqual({
      breakable: [],
      orphanedHeadings: [],
      unprintedColors: 0,
    });
  });
}
