import type { Browser } from 'playwright';
import { loadReactScript } from '../fixtures';
import { startLatencyProxy } from './latency-proxy';
import { throttleCpu } from './measure-interaction';

/** Round-trip time between the browser and the host. */
export const roundTripMs = 100;

/** Shorter than people usually hover over a link before clicking it. */
const hoverMs = 400;

/** Label of a link that measureNavigation() adds, as a lower bound for this machine: to a text file of a few lines. */
export const floorLabel = 'Text file';

/** Runs in the page. */
function addFloorLink(label: string): void {
  const link = document.createElement('a');
  link.href = '/robots.txt';
  link.textContent = label;
  document.querySelector('footer')?.append(link);
}

interface NavigationCase {
  /** The label of a link in the footer of Home, or `floorLabel`. */
  label: string;
  /** Whether the pointer hovers over the link first. */
  hoversFirst: boolean;
  /** Whether React is loaded, so the router handles the navigation; otherwise, the browser does. */
  hasReact: boolean;
  cpuSlowdown: number;
}

/** Runs in each page. Measures the time from a click on a link to the first paint of the next page. */
function recordPaintTime(): void {
  const key = 'bench-click';
  const at = (time: number) => performance.timeOrigin + time;
  const shown = new Promise<number>((resolve) => {
    const clicked = sessionStorage.getItem(key);
    if (clicked !== null) {
      sessionStorage.removeItem(key);
      new PerformanceObserver((list) => {
        const paint = list.getEntriesByName('first-contentful-paint')[0];
        if (paint !== undefined) resolve(at(paint.startTime) - Number(clicked));
      }).observe({ type: 'paint', buffered: true });
    }
    addEventListener('click', ({ target, timeStamp }) => {
      if (!(target instanceof Element) || target.closest('a') === null) return;
      const before = document.title;
      sessionStorage.setItem(key, String(at(timeStamp)));
      new MutationObserver((_, observer) => {
        if (document.title === before) return;
        observer.disconnect();
        sessionStorage.removeItem(key);
        // After the frame, in which the browser paints.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
  });
  Reflect.set(window, 'shown', shown);
}

/** Milliseconds from a link press to the paint of its page, with shared files in the browser's cache. */
export async function measureNavigation(
  browser: Browser,
  origin: string,
  { label, hoversFirst, hasReact, cpuSlowdown }: NavigationCase,
): Promise<number> {
  const host = await startLatencyProxy(origin, roundTripMs);
  const context = await browser.newContext({ baseURL: host.url });
  try {
    const page = await context.newPage();
    const link = page.getByRole('contentinfo').getByRole('link', { name: label, exact: true });
    // Functions that tsx compiles call a `__name` helper, which pages don't have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(recordPaintTime);
    await page.goto('/', { waitUntil: 'networkidle' });
    if (hasReact) {
      await page.evaluate(loadReactScript);
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
    }
    if (label === floorLabel) await page.evaluate(addFloorLink, label);
    await throttleCpu(page, cpuSlowdown);
    if (hoversFirst) {
      await link.hover();
      // A fixed time is part of the measurement.
      await page.waitForTimeout(hoverMs);
    }
    const title = await page.title();
    await link.click();
    await page.waitForFunction((before) => document.title !== before, title);
    return await page.evaluate(() => Reflect.get(window, 'shown'));
  } finally {
    await context.close();
    host.close();
  }
}
