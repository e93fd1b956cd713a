import { expect, platformTest } from '../fixtures';
import { startDisplay, type VirtualDisplay } from './display';
import { startSession } from './driver';
import { WebKitWindow } from './window';

interface Fixtures {
  /** Whether the test provokes CSP violations, which are console errors. */
  cspViolations: { expected: boolean };
  /** A window with empty storage; the test fails on console errors. */
  webkit: WebKitWindow;
}

interface WorkerFixtures {
  /** Whether the system asks for reduced motion. */
  prefersReducedMotion: boolean;
  display: VirtualDisplay;
}

export const test = platformTest.extend<Fixtures, WorkerFixtures>({
  prefersReducedMotion: [false, { option: true, scope: 'worker' }],
  display: [
    async ({ prefersReducedMotion }, use) => {
      const display = await startDisplay(prefersReducedMotion);
      await use(display);
      await display.stop();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
  cspViolations: async ({}, use) => use({ expected: false }),
  // A separate timeout, because startSession() may need several attempts.
  webkit: [
    async ({ display, cspViolations }, use) => {
      const session = await startSession(display);
      try {
        const webkit = new WebKitWindow(session);
        await webkit.resize(1440, 900);
        await use(webkit);
      } finally {
        await session.end();
      }
      // NETWORK errors don't count: tests provoke failed requests on purpose.
      const errors = session.console.filter((line) => /^CONSOLE (JS|SECURITY) ERROR/.test(line));
      if (!cspViolations.expected) expect(errors, 'errors on the browser’s console').toEqual([]);
    },
    { timeout: 90_000 },
  ],
});

export { expect };
