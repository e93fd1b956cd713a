import { type Browser, chromium, type Route } from 'playwright';
import { browserLaunchOptions } from '@/lib/browser';
import { freezeDates } from './mask';
import type { Site } from './site';

/** Both sites are opened at this address, so nothing differs because of it. */
const origin = 'https://site.example';
const timeoutMs = 60_000;

export interface Camera {
  /** A PNG of the whole page, without scripts: as its HTML and styles show it before anything else happens. */
  take(site: Site, path: string, width: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** @throws an error that says how to install a browser if there's none */
export async function openCamera(): Promise<Camera> {
  const browser = await chromium.launch(browserLaunchOptions());
  return {
    take: (site, path, width) => takeScreenshot(browser, site, path, width),
    close: () => browser.close(),
  };
}

async function takeScreenshot(
  browser: Browser,
  site: Site,
  path: string,
  width: number,
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    javaScriptEnabled: false,
    // Allows the style below.
    bypassCSP: true,
  });
  context.setDefaultTimeout(timeoutMs);
  try {
    let failure: unknown;
    await context.route('**', async (route) => {
      try {
        await answerFrom(site, route);
      } catch (error) {
        failure ??= error;
        await route.abort();
      }
    });
    const page = await context.newPage();
    // If the page itself is missing, the failure says why.
    await page.goto(origin + path).catch((error: unknown) => {
      throw failure ?? error;
    });
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.allSettled([...document.images].map((image) => image.decode()));
    });
    if (failure !== undefined) throw failure;
    return await page.screenshot({
      fullPage: true,
      animations: 'disabled',
      // Without scripts, Chromium shows a film's controls, and a spinner that turns.
      style: 'video::-webkit-media-controls { display: none }',
    });
  } finally {
    await context.close();
  }
}

/** Answers the browser's requests from a site. Films aren't loaded, so they stay on their posters. */
async function answerFrom(site: Site, route: Route): Promise<void> {
  const url = new URL(route.request().url());
  if (url.origin !== origin || route.request().resourceType() === 'media') return route.abort();
  const { status, type, body } = await site.get(url.pathname);
  const isHtml = type.startsWith('text/html');
  const shown = isHtml ? Buffer.from(freezeDates(body.toString())) : body;
  return route.fulfill({ status, contentType: type, body: shown });
}
