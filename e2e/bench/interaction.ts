import type { Browser, Page } from 'playwright';
import type { Press } from './presses';

/** Event Timing tells of nothing that was painted sooner than this many milliseconds after its event. */
const leastMs = 16;

/** Runs in the page: keeps how long each interaction takes, from its event to the next paint. */
function keepInteractions(durationThreshold: number): void {
  const durations: number[] = [];
  Reflect.set(window, 'interactions', durations);
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'interactionId') !== 0) durations.push(entry.duration);
    }
  });
  // TypeScript does not know the threshold yet.
  const wanted: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold,
  };
  observer.observe(wanted);
}

/** Runs in the page: what was painted before is told of some frames later. */
async function interactions(): Promise<number[]> {
  for (let frame = 0; frame < 4; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  return Reflect.get(window, 'interactions') ?? [];
}

/** Makes the processor of a page that many times slower. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** From a press to the next paint in milliseconds, in a browser that has not been here before. */
export async function measureInteraction(
  browser: Browser,
  origin: string,
  { path, width, hasTouch = false, before, press, shown }: Press,
  slowdown: number,
): Promise<number> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: 900 },
    hasTouch,
  });
  try {
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'networkidle' });
    await slowDown(page, slowdown);
    await before?.(page);
    await page.evaluate(interactions);
    await page.evaluate(keepInteractions, leastMs);
    await press(page);
    await shown(page).waitFor();
    return Math.max(leastMs, ...(await page.evaluate(interactions)));
  } finally {
    await context.close();
  }
}
