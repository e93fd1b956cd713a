import { join } from 'node:path';
import type { Browser, Page } from 'playwright';

/** A window's width in CSS pixels, with the height a device of that width has. */
const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

interface Sight {
  /** Names the file. */
  name: string;
  href: string;
}

/**
 * Photographs each sight whole, at each width, as `{folder}/{name}-{width}.png`.
 *
 * @param site origin of the served export, without a slash at its end
 * @yields the path of each picture, once it is written
 */
export async function* takeShots(
  browser: Browser,
  site: string,
  sights: readonly Sight[],
  folder: string,
): AsyncGenerator<string> {
  for (const viewport of windows) {
    // A film that stands at its poster gives the same picture each time.
    const context = await browser.newContext({
      viewport,
      baseURL: site,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    for (const { name, href } of sights) {
      await page.goto(href);
      await painted(page);
      const path = join(folder, `${name}-${viewport.width}.png`);
      await page.screenshot({ path, fullPage: true });
      yield path;
    }
    await context.close();
  }
}

/** Settings and sign-in are asked for, fonts are here, and images are decoded. */
async function painted(page: Page) {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'hidden' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
  });
}
