import type { Browser, Page } from 'playwright';
import { bringReact } from '../fixtures';
import type { Press } from './presses';

/** A round trip between the browser and the host, in milliseconds. */
const roundTripMs = 40;

/**
 * Runs in the page: keeps how long it takes from the end of a press until a frame shows an element of a selector. How
 * long a hand holds the button down isn't counted.
 */
function keepTime(selector: string): void {
  const shown = new Promise<number>((resolve) => {
    function watch({ timeStamp }: Event) {
      requestAnimationFrame(function look() {
        const isShown = [...document.querySelectorAll(selector)].some((one) =>
          one.checkVisibility({ visibilityProperty: true }),
        );
        // After the frame, in which the browser paints.
        if (isShown) setTimeout(() => resolve(performance.now() - timeStamp));
        else requestAnimationFrame(look);
      });
    }
    for (const type of ['pointerup', 'keydown']) {
      addEventListener(type, watch, { capture: true, once: true });
    }
  });
  Reflect.set(window, 'shown', shown);
}

/** Makes the processor of a page that many times slower. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Gives a page's connection a round trip of so many milliseconds. */
async function slowLine(page: Page, latency: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

interface Conditions {
  /** How many times slower the processor is. */
  slowdown: number;
  /** Whether React and what a press needs are loaded before it. */
  isWarm: boolean;
}

/** From a press to the paint of what it shows, in milliseconds, in a browser that has not been here before. */
export async function measureInteraction(
  browser: Browser,
  origin: string,
  { path, width, hasTouch = false, before, ready, press, shown }: Press,
  { slowdown, isWarm }: Conditions,
): Promise<number> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: 900 },
    hasTouch,
  });
  try {
    const page = await context.newPage();
    // What runs TypeScript names functions by a helper of its own, which no page has.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.goto(path, { waitUntil: 'networkidle' });
    if (isWarm) {
      await page.evaluate(bringReact);
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
    }
    await slowLine(page, roundTripMs);
    await slowDown(page, slowdown);
    await before?.(page);
    if (isWarm) await ready?.(page);
    await page.evaluate(keepTime, shown);
    await press(page);
    return await page.evaluate(() => Reflect.get(window, 'shown'));
  } finally {
    await context.close();
  }
}
