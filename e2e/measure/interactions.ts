import { type Browser, chromium, type Page } from 'playwright';
import { hydrate } from '../fixtures';
import { type InteractionCase, interactionCases } from './interaction-cases';
import { benchLaunchOptions } from './run-lighthouse';
import { markdownTable, medianOf } from './tables';

/** CPU throttling relative to this machine: about a cheap phone. */
const cpuSlowdown = 4;
/** Network latency between the browser and the host, in milliseconds. */
const latency = 40;

/** A Markdown table: milliseconds from a press to the paint of what it shows, before React is loaded and after. */
export async function interactionTable(origin: string, runs: number): Promise<string> {
  const browser = await chromium.launch(benchLaunchOptions());
  try {
    const rows = [];
    for (const press of interactionCases) {
      const cells = [press.name];
      for (const isPreloaded of [false, true]) {
        const measured: number[] = [];
        for (let run = 0; run < runs; run += 1) {
          measured.push(await measureInteraction(browser, origin, press, isPreloaded));
        }
        cells.push(medianOf(measured).toFixed(0));
      }
      rows.push(cells);
    }
    return markdownTable(['press', 'before React, ms', 'after, ms'], rows);
  } finally {
    await browser.close();
  }
}

/**
 * Runs in the page. Measures the time from the end of a press until a frame shows an element that matches the selector.
 * How long the button is held down doesn't count. Lighthouse's INP would end at the next paint, whatever it shows.
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

/** Milliseconds from a press to the paint of its result, in a new browser context. */
async function measureInteraction(
  browser: Browser,
  origin: string,
  { path = '/', width = 1440, hasTouch = false, ...own }: InteractionCase,
  isPreloaded: boolean,
): Promise<number> {
  const viewport = { width, height: 900 };
  const context = await browser.newContext({ baseURL: origin, viewport, hasTouch });
  try {
    const page = await context.newPage();
    // Functions that tsx compiles call a `__name` helper, which pages don't have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.goto(path, { waitUntil: 'networkidle' });
    if (isPreloaded) {
      await hydrate(page);
      await page.waitForLoadState('networkidle');
    }
    await slowDown(page);
    await own.setUp?.(page);
    if (isPreloaded) await own.waitUntilReady?.(page);
    await page.evaluate(recordPaintTime, own.shownSelector);
    await own.press(page);
    return await page.evaluate(() => Reflect.get(window, 'shown'));
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };
  const conditions = { offline: false, latency, ...unlimited };
  await devtools.send('Network.emulateNetworkConditions', conditions);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}
