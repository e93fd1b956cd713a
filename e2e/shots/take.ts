import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { Platform } from '../platform/platform';
import type { ShotTarget } from './targets';

/** A window's width in CSS pixels, with the height a device of that width has. */
const viewports = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** A state that can't be reached costs its picture, and not the others'. */
const timeoutMs = 30_000;

interface Shot {
  path: string;
  /** Why there is no picture. */
  problem?: string;
}

/**
 * Photographs each sight at each width as `{folder}/{name}-{width}.png`, and what is printed as `{name}.pdf`.
 *
 * @yields each picture, once it is written
 */
export async function* takeShots(
  browser: Browser,
  platform: Platform,
  sights: readonly ShotTarget[],
  folder: string,
): AsyncGenerator<Shot> {
  for (const sight of sights) {
    const { name, medium, minWidth = 0, maxWidth = Number.POSITIVE_INFINITY } = sight;
    const fitting = viewports.filter(({ width }) => width >= minWidth && width <= maxWidth);
    for (const viewport of medium === 'print' ? viewports.slice(-1) : fitting) {
      const file = medium === 'print' ? `${name}.pdf` : `${name}-${viewport.width}.png`;
      const path = join(folder, file);
      await platform.reset();
      const context = await browser.newContext({
        viewport,
        baseURL: platform.url,
        // A film that stands at its poster gives the same picture each time.
        reducedMotion: 'reduce',
        javaScriptEnabled: medium !== 'no-scripts',
      });
      context.setDefaultTimeout(timeoutMs);
      try {
        await takeShot(context, platform, sight, path);
        yield { path };
      } catch (error) {
        yield { path, problem: error instanceof Error ? error.message : String(error) };
      }
      await context.close();
    }
  }
}

async function takeShot(
  context: BrowserContext,
  platform: Platform,
  sight: ShotTarget,
  path: string,
) {
  const page = await context.newPage();
  platform.faults.set(sight.faults ?? []);
  if (sight.access !== undefined) platform.access.set(sight.access);
  await sight.beforeLoad?.(page);
  await page.goto(targetUrl(platform, sight));
  await waitForPaint(page, sight);
  await sight.afterLoad?.(page);
  await page.evaluate(() => {
    // On a busy machine, Archivo may be too late for the first visit; the picture shows it anyway.
    document.documentElement.removeAttribute('data-typeface');
    return document.fonts.ready;
  });
  if (sight.medium === 'print') await page.pdf({ path, format: 'A4', preferCSSPageSize: true });
  else await page.screenshot({ path, fullPage: sight.only !== 'window' });
}

function targetUrl(platform: Platform, { href, as }: ShotTarget): string {
  const url = new URL(href, platform.url);
  if (as !== undefined) url.searchParams.set('access_token', platform.tokenFor(as));
  return url.href;
}

/** Settings and sign-in are asked for, unless they never come; fonts are here, and images are decoded. */
async function waitForPaint(page: Page, { medium, faults = [], beforeLoad }: ShotTarget) {
  const isOfSite = (await page.getByRole('contentinfo', { includeHidden: true }).count()) > 0;
  const loading = page.getByRole('status', { name: 'Loading' });
  if (faults.some(({ kind }) => kind === 'hang')) await loading.waitFor();
  else if (isOfSite && medium !== 'no-scripts' && beforeLoad === undefined) {
    await page.locator('html:not([data-session])').waitFor({ state: 'attached' });
    await loading.waitFor({ state: 'hidden' });
  }
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
  });
}
