import type { Page } from 'playwright/test';

/** Sets the text spacing that a page has to survive (WCAG 1.4.12), or takes it back. */
export async function setTextSpacing(page: Page, isWide: boolean): Promise<void> {
  await page.evaluate((isSet) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
    );
    document.adoptedStyleSheets = isSet ? [sheet] : [];
  }, isWide);
}
