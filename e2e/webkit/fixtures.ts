import { expect, platformTest } from '../fixtures';
import { startSession } from './driver';
import { type Screen, startScreen } from './screen';
import { WebKitWindow } from './window';

interface Fixtures {
  /** Whether the test makes the page's policy refuse something, which is an error on the console. */
  refusals: { expected: boolean };
  /** A window without storage; the test ends with no error on its console. */
  webkit: WebKitWindow;
}

interface WorkerFixtures {
  /** Whether the system asks for reduced motion. */
  stillSystem: boolean;
  display: Screen;
}

export const test = platformTest.extend<Fixtures, WorkerFixtures>({
  stillSystem: [false, { option: true, scope: 'worker' }],
  display: [
    async ({ stillSystem }, use) => {
      const display = await startScreen(stillSystem);
      await use(display);
      await display.stop();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
  refusals: async ({}, use) => use({ expected: false }),
  webkit: async ({ display, refusals }, use) => {
    const session = await startSession(display);
    const webkit = new WebKitWindow(session);
    await webkit.resize(1440, 900);
    await use(webkit);
    await session.end();
    // A failed request is noted too, with an address instead of a reason: those are a test's own.
    const errors = session.console.filter((line) => /^CONSOLE (JS|SECURITY) ERROR/.test(line));
    if (!refusals.expected) expect(errors, 'errors on the browser’s console').toEqual([]);
  },
});

export { expect };
