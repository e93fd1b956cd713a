import type { Browser } from 'playwright';
import { loadReactScript } from '../fixtures';
import { startLatencyProxy } from './latency-proxy';
import { throttleCpu } from './measure-interaction';

/** The line between the browser and the host: a round trip, in milliseconds. */
export const roundTripMs = 100;

/** A hand that comes to a link takes longer before it presses. */
const hoverMs = 400;

interface NavigationCase {
  /** The label of a link in the footer of Home. */
  label: string;
  /** Whether the pointer rests on the link first, as a hand's does. */
  hoversFirst: boolean;
  /** Whether React is loaded, so the router brings the page; else the browser does. */
  hasReact: boolean;
  cpuSlowdown: number;
}

/** Runs in each page: keeps when a link was clicked, and how much later another page's title was painted. */
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

/** From the press of a link to the paint of its page in milliseconds; what pages share is in the browser's cache. */
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
    // What runs TypeScript names functions by a helper of its own, which no page has.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(recordPaintTime);
    await page.goto('/', { waitUntil: 'networkidle' });
    if (hasReact) {
      await page.evaluate(loadReactScript);
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
    }
    await throttleCpu(page, cpuSlowdown);
    if (hoversFirst) {
      await link.hover();
      // What is measured is a pointer that rests for so long.
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
