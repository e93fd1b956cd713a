import type { Browser, Route } from 'playwright';
import { freezeDates } from './mask';
import type { Site } from './site';
import { takeScreenshot, type Viewport } from './take-screenshot';

/** Both sites are opened at this address, so nothing differs because of it. */
const origin = 'https://site.example';
const timeoutMs = 60_000;

/**
 * A PNG of a whole page, without scripts: as its HTML and styles show it before anything else happens.
 *
 * @throws CompareError if the page or one of its files can't be fetched
 */
export async function photograph(
  browser: Browser,
  site: Site,
  path: string,
  viewport: Viewport,
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport,
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
    // Without scripts, Chromium shows a film's controls, and a spinner that turns.
    const style = 'video::-webkit-media-controls { display: none }';
    const png = await takeScreenshot(page, { fullPage: true, style });
    if (failure !== undefined) throw failure;
    return png;
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
