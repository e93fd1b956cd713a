import type { Browser, Page } from 'playwright';
import { slowDown } from './interaction';

/** The line between the browser and the host: a round trip, in milliseconds. */
export const roundTripMs = 100;

/** A hand that comes to a link takes longer before it presses. */
const restsForMs = 400;

interface Navigation {
  /** The label of a link in the footer of Home. */
  label: string;
  /** Whether the pointer rests on the link first, as a hand's does. */
  rests: boolean;
  slowdown: number;
}

/** Runs in the page: from the click to the frame that has another page's title in it. */
function untilPainted(): void {
  const before = document.title;
  const painted = new Promise<number>((resolve) => {
    addEventListener('click', ({ timeStamp }) => {
      new MutationObserver((_, observer) => {
        if (document.title === before) return;
        observer.disconnect();
        // After the frame, in which the browser paints.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
  });
  Reflect.set(window, 'painted', painted);
}

/** From the press of a link to the paint of its page in milliseconds, all files in the browser's cache. */
export async function measureNavigation(
  browser: Browser,
  origin: string,
  { label, rests, slowdown }: Navigation,
): Promise<number> {
  const context = await browser.newContext({ baseURL: origin });
  try {
    const page = await context.newPage();
    const link = page.getByRole('contentinfo').getByRole('link', { name: label, exact: true });
    const open = () => page.goto('/', { waitUntil: 'networkidle' });
    // The first time fills the cache.
    await open();
    await link.click();
    await page.waitForLoadState('networkidle');
    await open();
    await slowLine(page);
    await slowDown(page, slowdown);
    if (rests) {
      await link.hover();
      // What is measured is a pointer that rests for so long.
      await page.waitForTimeout(restsForMs);
    }
    await page.evaluate(untilPainted);
    await link.click();
    return await page.evaluate(() => Reflect.get(window, 'painted'));
  } finally {
    await context.close();
  }
}

async function slowLine(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}
