import { chromium, type Page, type PageScreenshotOptions } from 'playwright';
import { sandboxedLaunchOptions } from '@/lib/browser';

/** The viewports that screenshots are taken in: phone and desktop, in CSS pixels. */
export const viewports = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
export type Viewport = (typeof viewports)[number];

/** @throws an error that says how to install a browser if there's none */
export async function launchBrowser() {
  return chromium.launch(sandboxedLaunchOptions());
}

async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // On a busy machine, the Archivo font may load too late for a first visit; show it anyway.
    document.documentElement.removeAttribute('data-typeface');
    await document.fonts.ready;
    // A lazy picture outside the window never loads, and neither does one that's hidden.
    const shown = [...document.images].filter((image) => image.checkVisibility());
    for (const image of shown) image.loading = 'eager';
    await Promise.allSettled(shown.map((image) => image.decode()));
  });
}

/** Takes a screenshot of a page once it has been painted, without animations. */
export async function takeScreenshot(page: Page, options: PageScreenshotOptions): Promise<Buffer> {
  await waitForPaint(page);
  return page.screenshot({ animations: 'disabled', ...options });
}
