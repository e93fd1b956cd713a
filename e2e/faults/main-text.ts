import type { Browser, Page } from 'playwright/test';

/** The text of each page's `main` without scripts, by path. */
export async function noJsBaseline(
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const texts = new Map<string, string>();
  for (const path of paths) {
    await page.goto(origin + path);
    await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'hidden' });
    texts.set(path, await comparableText(page));
  }
  await context.close();
  return texts;
}

/**
 * The text of `main`, without what may differ from the HTML: the current date, the name of a missing page, buttons that
 * need scripts, and drawings whose words are beside them.
 */
export async function comparableText(page: Pick<Page, 'getByRole'>): Promise<string> {
  const text = await page.getByRole('main').evaluate((main: HTMLElement) => {
    const hidden = [...main.querySelectorAll<HTMLElement>('.needs-script, [aria-hidden="true"]')];
    for (const { style } of hidden) style.display = 'none';
    const { innerText } = main;
    for (const { style } of hidden) style.display = '';
    return innerText;
  });
  return (
    text
      .replace(/\s+/g, ' ')
      .replace(/Last updated:? \w+ \d+, \d+/, 'Last updated')
      .replace(/The page (you requested|“[^”]*”)/, 'The page')
      .replace(/(Go Home) \S+ (Try)/, '$1 $2')
      // Without scripts, the film's link plays it.
      .replace(/ ?play video/gi, '')
      .trim()
  );
}
