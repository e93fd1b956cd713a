import type { Page } from 'playwright/test';

/** A4 inside the margins of app/print.css. */
export const paper = { width: 658, height: 971 };

/** What would print badly: split cards, collapsed text, lone headings, colors that depend on backgrounds, and text too pale for paper. */
export function printProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = (selector: string) =>
      [...document.querySelectorAll(`main ${selector}`)].filter((element) =>
        element.checkVisibility(),
      );
    const report = (problem: string, elements: Element[]) =>
      elements.map(
        (element) => `${problem}: ${element.tagName} ${element.textContent?.slice(0, 40)}`,
      );
    return [
      ...report(
        'a page break may split it',
        all(':is(h1, h2, h3, li, tr, figure, aside)').filter(
          (element) => getComputedStyle(element).breakInside !== 'avoid',
        ),
      ),
      ...report(
        'may end a page',
        all(':is(h1, h2, h3)').filter(
          (element) => getComputedStyle(element).breakAfter !== 'avoid',
        ),
      ),
      ...report(
        'is collapsed on paper',
        all('details').filter(
          ({ children }) =>
            // An island's own element has no box.
            ![...children]
              .slice(1)
              .some((part) => [part, ...part.children].some((each) => each.checkVisibility())),
        ),
      ),
      ...report(
        'its colors may not print',
        [...document.querySelectorAll('main svg')].filter(
          (element) => getComputedStyle(element).printColorAdjust !== 'exact',
        ),
      ),
    ];
  });
}

/** Text too pale for white paper: printers omit backgrounds, except those of drawings. */
export function paleText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const pale: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (canvas === null || element === null || node.textContent?.trim() === '') continue;
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('figure, svg'))
        continue;
      // A canvas converts any CSS color to RGB bytes.
      canvas.fillStyle = getComputedStyle(element).color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      if ((red * 2 + green * 5 + blue) / 8 > 120) pale.push(node.textContent?.trim() ?? '');
    }
    return pale;
  });
}
