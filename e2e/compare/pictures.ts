import pixelmatch from 'pixelmatch';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import type { Site } from './site';
import { takeScreenshot, type Viewport, viewports } from './take-screenshot';

/** Where a page looks different: the same part of both screenshots, as WebP. */
export interface Pictures {
  width: number;
  before: Buffer;
  after: Buffer;
}

/** Both sites are opened at this address, so nothing differs because of it. */
const origin = 'https://site.example';
/** Around a difference, in pixels. */
const margin = 48;
const maxHeight = 1600;

/** @throws CompareError if the page or one of its files can't be read */
export async function comparePictures(
  browser: Browser,
  sites: readonly [Site, Site],
  path: string,
): Promise<Pictures[]> {
  const found: Pictures[] = [];
  for (const viewport of viewports) {
    const pngs = [
      await photograph(browser, sites[0], path, viewport),
      await photograph(browser, sites[1], path, viewport),
    ] as const;
    const heights = await Promise.all(
      pngs.map(async (png) => (await sharp(png).metadata()).height),
    );
    const height = Math.max(...heights);
    const [before, after] = [await pixels(pngs[0], height), await pixels(pngs[1], height)];
    const { width } = before.info;
    const differing = Buffer.alloc(before.data.length);
    const options = { threshold: 0.1, diffMask: true };
    if (pixelmatch(before.data, after.data, differing, width, height, options) === 0) continue;
    // Four bytes per pixel; those that are the same are 0.
    const rowOf = (index: number) => Math.floor(index / 4 / width);
    const top = Math.max(0, rowOf(differing.findIndex((byte) => byte > 0)) - margin);
    const bottom = Math.min(height, rowOf(differing.findLastIndex((byte) => byte > 0)) + margin);
    const part = { left: 0, top, width, height: Math.min(bottom - top, maxHeight) };
    const cut = ({ data, info }: typeof before) =>
      sharp(data, { raw: info })
        .extract(part)
        .resize({ width: 760, withoutEnlargement: true })
        .webp({ quality: 60 })
        .toBuffer();
    found.push({ width: viewport.width, before: await cut(before), after: await cut(after) });
  }
  return found;
}

/** A picture's pixels, with white below it up to this height. */
async function pixels(png: Buffer, height: number) {
  const { height: own = height } = await sharp(png).metadata();
  return sharp(png)
    .ensureAlpha()
    .extend({ bottom: height - own, background: 'white' })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** A PNG of a whole page, without scripts: as its HTML and styles show it before anything else happens. */
async function photograph(browser: Browser, site: Site, path: string, viewport: Viewport) {
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    javaScriptEnabled: false,
    // Allows the style below.
    bypassCSP: true,
  });
  try {
    let failure: unknown;
    await context.route('**', async (route) => {
      const url = new URL(route.request().url());
      // Films stay on their posters.
      if (url.origin !== origin || route.request().resourceType() === 'media') return route.abort();
      try {
        const { status, type, body } = await site.get(url.pathname);
        return await route.fulfill({ status, contentType: type, body });
      } catch (error) {
        failure ??= error;
        return route.abort();
      }
    });
    const page = await context.newPage();
    await page.goto(origin + path).catch((error: unknown) => {
      throw failure ?? error;
    });
    // Without scripts, Chromium shows a film's controls. Today's date and the year are the build's.
    const style =
      'video::-webkit-media-controls { display: none } [data-today], [data-year] { visibility: hidden }';
    const png = await takeScreenshot(page, { fullPage: true, style });
    if (failure !== undefined) throw failure;
    return png;
  } finally {
    await context.close();
  }
}
