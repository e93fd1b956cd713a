import type { Page } from 'playwright/test';

/** Text in figures and drawings that renders under 11 pixels, and figures that scroll sideways. */
export function smallText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Records are alike, so only the kinds that have few are opened.
    for (const details of document.querySelectorAll('main details')) {
      details.toggleAttribute('open', details.querySelectorAll('a').length < 20);
    }
    const found: string[] = [];
    for (const figure of document.querySelectorAll('main figure, main figure *')) {
      const { overflowX } = getComputedStyle(figure);
      const scrolls = overflowX === 'auto' || overflowX === 'scroll';
      const isWide = figure.scrollWidth > figure.clientWidth + 1;
      if (scrolls && isWide) found.push(`scrolls: ${figure.textContent?.slice(0, 60)}`);
    }
    const drawn = document.querySelectorAll('main figure, main svg');
    const texts = [...drawn].flatMap((part) => [part, ...part.querySelectorAll('*')]);
    for (const element of new Set(texts)) {
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const text = own.map(({ textContent }) => textContent?.trim()).join('');
      if (text === '' || !element.checkVisibility() || element.closest('.sr-only')) continue;
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
      const size = parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < 10.95) found.push(`${size.toFixed(1)} px: ${text}`);
    }
    return found;
  });
}

/** Fields with text under 16 pixels: iOS would zoom in on them. */
export function zoomingFields(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('input, select, textarea')]
      .filter((field) => !field.matches('[type="range"], [type="checkbox"], [type="radio"]'))
      .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );
}
