import pixelmatch from 'pixelmatch';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { takeScreenshot, type Viewport, viewports } from '../take-screenshot';
import type { Site } from './site';

/** Where a page looks different: the same part of both screenshots, as WebP. */
export interface Pictures {
  width: number;
  before: Buffer;
  after: Buffer;
}

/** Both sites are opened at this address, so nothing differs because of it, and nothing else is read. */
const origin = 'https://site.example';
/** Around a difference, in pixels. */
const margin = 48;
const maxHeight = 1600;

export async function comparePictures(
  browser: Browser,
  sites: readonly [Site, Site],
  path: string,
): Promise<Pictures[]> {
  const found: Pictures[] = [];
  for (const viewport of viewports) {
    const before = await photograph(browser, sites[0], path, viewport);
    const after = await photograph(browser, sites[1], path, viewport);
    const { width } = before.info;
    const height = Math.max(before.info.height, after.info.height);
    /** With white below it, up to this height. */
    const fill = (data: Buffer) =>
      Buffer.concat([data, Buffer.alloc(width * height * 4 - data.length, 255)]);
    const [one, other] = [fill(before.data), fill(after.data)];
    const differing = Buffer.alloc(one.length);
    if (pixelmatch(one, other, differing, width, height, { diffMask: true }) === 0) continue;
    // Four bytes per pixel; those that are the same are 0.
    const rowOf = (index: number) => Math.floor(index / 4 / width);
    const top = Math.max(0, rowOf(differing.findIndex((byte) => byte > 0)) - margin);
    const bottom = Math.min(height, rowOf(differing.findLastIndex((byte) => byte > 0)) + margin);
    const part = { left: 0, top, width, height: Math.min(bottom - top, maxHeight) };
    const cut = (data: Buffer) =>
      sharp(data, { raw: { width, height, channels: 4 } })
        .extract(part)
        .resize({ width: 760, withoutEnlargement: true })
        .webp({ quality: 60 })
        .toBuffer();
    found.push({ width: viewport.width, before: await cut(one), after: await cut(other) });
  }
  return found;
}

/** The pixels of a whole page, without scripts, with its films on their posters. */
async function photograph(browser: Browser, site: Site, path: string, viewport: Viewport) {
  // The site's policy wouldn't allow the style below.
  const looks = { reducedMotion: 'reduce', javaScriptEnabled: false, bypassCSP: true } as const;
  const context = await browser.newContext({ viewport, ...looks });
  try {
    await context.route('**', async (route) => {
      const url = new URL(route.request().url());
      const isShown = url.origin === origin && route.request().resourceType() !== 'media';
      const answer = isShown && (await site.get(url.pathname).catch(() => null));
      if (!answer) return route.abort();
      return route.fulfill({ ...answer, contentType: answer.type });
    });
    const page = await context.newPage();
    await page.goto(origin + path);
    // Without scripts, Chromium shows a film's controls. Today's date and the year are the build's.
    const style =
      'video::-webkit-media-controls { display: none } [data-today], [data-year] { visibility: hidden }';
    const png = await takeScreenshot(page, { fullPage: true, style });
    return await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  } finally {
    await context.close();
  }
}
