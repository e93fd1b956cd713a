import type { Browser, Page } from 'playwright';
import { loadReactScript } from '../fixtures';
import type { InteractionCase } from './interaction-cases';

/** A round trip between the browser and the host, in milliseconds. */
const roundTripMs = 40;

/**
 * Runs in the page: keeps how long it takes from the end of a press until a frame shows an element of a selector. How
 * long a hand holds the button down isn't counted.
 */
function recordPaintTime(selector: string): void {
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
export async function throttleCpu(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Gives a page's connection a round trip of so many milliseconds. */
async function addLatency(page: Page, latency: number): Promise<void> {
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
  cpuSlowdown: number;
  /** Whether React and what a press needs are loaded before it. */
  isPreloaded: boolean;
}

/** From a press to the paint of what it shows, in milliseconds, in a browser that has not been here before. */
export async function measureInteraction(
  browser: Browser,
  origin: string,
  { path, width, hasTouch = false, setUp, waitUntilReady, press, shownSelector }: InteractionCase,
  { cpuSlowdown, isPreloaded }: Conditions,
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
    if (isPreloaded) {
      await page.evaluate(loadReactScript);
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
    }
    await addLatency(page, roundTripMs);
    await throttleCpu(page, cpuSlowdown);
    await setUp?.(page);
    if (isPreloaded) await waitUntilReady?.(page);
    await page.evaluate(recordPaintTime, shownSelector);
    await press(page);
    return await page.evaluate(() => Reflect.get(window, 'shown'));
  } finally {
    await context.close();
  }
}
