import type { Browser, Page } from 'playwright/test';

/**
 * The words of a page's main part as its HTML says them: read with scripts off, in a window so many pixels
 * wide, since a small one folds lists.
 */
export async function noJsBaseline(
  browser: Browser,
  origin: string,
  paths: readonly string[],
  width: number,
): Promise<ReadonlyMap<string, string>> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width, height: 800 },
  });
  const page = await context.newPage();
  const words = new Map<string, string>();
  for (const path of paths) {
    await page.goto(origin + path);
    words.set(path, await comparableText(page));
  }
  await context.close();
  return words;
}

/**
 * The words of the main part. Left out is what may differ from the HTML: the day, which follows the
 * reader, the name of a missing page, which no build knows, and buttons that need scripts.
 */
export async function comparableText(page: Page): Promise<string> {
  const text = await page.getByRole('main').innerText();
  return text
    .replace(/\s+/g, ' ')
    .replace(/Last updated:? \w+ \d+, \d+/, 'Last updated')
    .replace(/The page (you requested|“[^”]*”)/, 'The page')
    .replace(/ Search this site (no such line) \S+/i, ' $1')
    .replace(/(no such line) 404/i, '$1')
    .replace(/ ?((pause|play) )?(full-screen|play) video/gi, '')
    .trim();
}
