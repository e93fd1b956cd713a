import { expect, platformTest } from '../fixtures';
import { type Driver, startDriver } from './driver';
import { WebKitWindow } from './window';

interface Fixtures {
  /** A window without storage; the test ends with no error on its console. */
  webkit: WebKitWindow;
}

export const test = platformTest.extend<Fixtures, { driver: Driver }>({
  driver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const driver = await startDriver();
      await use(driver);
      await driver.stop();
    },
    { scope: 'worker' },
  ],
  webkit: async ({ driver }, use) => {
    const webkit = await WebKitWindow.open(driver);
    await webkit.resize(1440, 900);
    await use(webkit);
    await webkit.close();
    // A failed request is noted too, with an address instead of a reason: those are a test's own.
    const errors = driver.console().filter((line) => /^CONSOLE (JS|SECURITY) ERROR/.test(line));
    expect(errors, 'errors on the browser’s console').toEqual([]);
  },
});

export { expect };
