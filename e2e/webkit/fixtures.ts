import { expect, platformTest } from '../fixtures';
import { startBrowser } from './browser';
import { WebKitWindow } from './window';

interface Fixtures {
  /** Whether the system asks for reduced motion. */
  prefersReducedMotion: boolean;
  /** Whether the test provokes CSP violations, which are console errors. */
  violatesCsp: boolean;
  /** A window with empty storage; the test fails on console errors. */
  webkit: WebKitWindow;
}

export const test = platformTest.extend<Fixtures>({
  prefersReducedMotion: [false, { option: true }],
  violatesCsp: [false, { option: true }],
  // A separate timeout, because startBrowser() may need several attempts.
  webkit: [
    async ({ prefersReducedMotion, violatesCsp }, use) => {
      const browser = await startBrowser(prefersReducedMotion);
      try {
        const webkit = new WebKitWindow(browser.driver);
        await webkit.resize(1440, 900);
        await use(webkit);
      } finally {
        await browser.end();
      }
      // NETWORK errors don't count: tests provoke failed requests on purpose.
      const errors = browser.console.filter((line) => /^CONSOLE (JS|SECURITY) ERROR/.test(line));
      if (!violatesCsp) expect(errors, 'errors on the browser’s console').toEqual([]);
    },
    { timeout: 90_000 },
  ],
});

export { expect };
