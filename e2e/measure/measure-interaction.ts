import type { Browser, Page } from 'playwright';
import { loadReactScript } from '../fixtures';
import type { InteractionCase } from './interaction-cases';

/** Network latency between the browser and the host. */
const roundTripMs = 40;

/**
 * Runs in the page. Measures the time from the end of a press until a frame shows an element that matches the selector.
 * How long the button is held down doesn't count.
 */
function recordPaintTime(selector: string): void {
  const shown = new Promise<number>((resolve) => {
    function watch({ timeStamp }: Event) {
      requestAnimationFrame(function check() {
        const isShown = [...document.querySelectorAll(selector)].some((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        );
        // After the frame, in which the browser paints.
        if (isShown) setTimeout(() => resolve(performance.now() - timeStamp));
        else requestAnimationFrame(check);
      });
    }
    for (const type of ['pointerup', 'keydown']) {
      addEventListener(type, watch, { capture: true, once: true });
    }
  });
  Reflect.set(window, 'shown', shown);
}

/** Slows down a page's CPU. @param rate the slowdown factor */
export async function throttleCpu(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Adds latency to a page's connections, in milliseconds. */
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
  /** CPU slowdown factor. */
  cpuSlowdown: number;
  /** Whether React and what a press needs are loaded before it. */
  isPreloaded: boolean;
}

/** Milliseconds from a press to the paint of its result, in a new browser context. */
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
    // Functions that tsx compiles call a `__name` helper, which pages don't have.
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
