import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { Platform } from '../platform/platform';
import type { ShotTarget } from './targets';

/** Viewports in CSS pixels: phone, tablet, and desktop. */
const viewports = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** A state that can't be reached fails only its own screenshot. */
const timeoutMs = 30_000;

interface Shot {
  path: string;
  /** Why there's no screenshot. */
  problem?: string;
}

/**
 * Takes a screenshot of each target at each width as `{folder}/{name}-{width}.png`; print targets become `{name}.pdf`.
 *
 * @yields each screenshot, once it's written
 */
export async function* takeShots(
  browser: Browser,
  platform: Platform,
  targets: readonly ShotTarget[],
  folder: string,
): AsyncGenerator<Shot> {
  for (const target of targets) {
    const { name, medium, minWidth = 0, maxWidth = Number.POSITIVE_INFINITY } = target;
    const matching = viewports.filter(({ width }) => width >= minWidth && width <= maxWidth);
    for (const viewport of medium === 'print' ? viewports.slice(-1) : matching) {
      const file = medium === 'print' ? `${name}.pdf` : `${name}-${viewport.width}.png`;
      const path = join(folder, file);
      await platform.reset();
      const context = await browser.newContext({
        viewport,
        baseURL: platform.url,
        // Films stay on their posters, so screenshots are reproducible.
        reducedMotion: 'reduce',
        javaScriptEnabled: medium !== 'no-scripts',
      });
      context.setDefaultTimeout(timeoutMs);
      try {
        await takeShot(context, platform, target, path);
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
  target: ShotTarget,
  path: string,
) {
  const page = await context.newPage();
  platform.faults.set(target.faults ?? []);
  if (target.access !== undefined) platform.access.set(target.access);
  await target.beforeLoad?.(page);
  await page.goto(targetUrl(platform, target));
  await waitForPaint(page, target);
  await target.afterLoad?.(page);
  await page.evaluate(() => {
    // On a busy machine, the Archivo font may load too late for a first visit; show it anyway.
    document.documentElement.removeAttribute('data-typeface');
    return document.fonts.ready;
  });
  if (target.medium === 'print') await page.pdf({ path, format: 'A4', preferCSSPageSize: true });
  else await page.screenshot({ path, fullPage: target.only !== 'window' });
}

function targetUrl(platform: Platform, { href, as }: ShotTarget): string {
  const url = new URL(href, platform.url);
  if (as !== undefined) url.searchParams.set('access_token', platform.tokenFor(as));
  return url.href;
}

/** Waits for settings and sign-in, unless they hang; for fonts; and for decoded images. */
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
