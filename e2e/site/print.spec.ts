import type { Page } from 'playwright/test';
import { expect, hydrate, test } from '../fixtures';
import { distinctPages } from '../registry';

/** A4 between the margins of app/print.css. */
const paper = { width: 658, height: 971 };

interface PrintProblems {
  /** What a page break may go through. */
  breakable: string[];
  /** Headings that may stay behind at the foot of a page. */
  orphanedHeadings: string[];
  /** Symbols whose colors only print where backgrounds do. */
  unprintedColors: number;
}

function printProblems(page: Page): Promise<PrintProblems> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(`main ${selector}`)];
    const shown = (element: Element) => element.checkVisibility();
    const text = (element: Element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`;
    const whole = all(':is(h1, h2, h3, li, tr, figure, aside)').filter(shown);
    return {
      breakable: whole.filter((one) => getComputedStyle(one).breakInside !== 'avoid').map(text),
      orphanedHeadings: all(':is(h1, h2, h3)')
        .filter((one) => shown(one) && getComputedStyle(one).breakAfter !== 'avoid')
        .map(text),
      unprintedColors: all('svg').filter(
        (one) => getComputedStyle(one).printColorAdjust !== 'exact',
      ).length,
    };
  });
}

for (const { href } of distinctPages) {
  test(`on paper, no page break goes through a card or leaves a heading behind on ${href}`, {
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
