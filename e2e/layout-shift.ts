import type { Page } from 'playwright/test';

/**
 * Tracks layout shifts from the start of each page load, without those that follow a press.
 *
 * @returns a function that returns the sum of the shifts so far
 */
export async function trackLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // TypeScript's DOM types have no layout-shift entries.
        if (Reflect.get(entry, 'hadRecentInput') === false)
          layoutShift += Reflect.get(entry, 'value');
      }
      Object.assign(window, { layoutShift });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'layoutShift') ?? 0);
}
