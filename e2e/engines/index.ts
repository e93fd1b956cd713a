import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Project,
  firefox as playwrightFirefox,
  webkit as playwrightWebKit,
} from 'playwright/test';

/**
 * Tests that depend on the browser's engine have this tag. In Firefox and WebKit they run by default; with ALL_TESTS=1,
 * all tests of the site do.
 */
const dependsOnEngine = /@engines/;
const inEngine: Project = {
  testMatch: 'site/**/*.spec.ts',
  // These launch a Chromium of their own, or use its DevTools protocol.
  grepInvert: /@chromium/,
  ...(process.env.ALL_TESTS === undefined ? { grep: dependsOnEngine } : {}),
};

/** What Playwright can't do in Firefox ESR over WebDriver BiDi. */
const unsupportedOverBidi = [
  '@chromium',
  /** Turn scripts off. */
  '@no-scripts',
  /** Emulate media features, or print. */
  '@media',
  /** Tap. */
  '@touch',
  /** Insert text that reaches React. */
  '@insert-text',
  /** Click in a frame of another origin. */
  '@frame-click',
  /** Go back to a page that redirects or comes from the cache: page.goBack() never ends. */
  '@back',
];

/** Playwright's own Firefox or, if it isn't installed, Firefox ESR over WebDriver BiDi. */
export const firefox: Project = {
  ...inEngine,
  name: 'firefox',
  ...(existsSync(playwrightFirefox.executablePath())
    ? { use: { browserName: 'firefox' } }
    : {
        grepInvert: new RegExp(unsupportedOverBidi.join('|')),
        use: {
          browserName: 'firefox',
          channel: 'moz-firefox',
          launchOptions: {
            executablePath: join(import.meta.dirname, 'firefox.ts'),
            firefoxUserPrefs: {
              // Headless Firefox has no pointing device: 6 = fine (2) | hover (4).
              'ui.primaryPointerCapabilities': 6,
              'ui.allPointerCapabilities': 6,
              'ui.useOverlayScrollbars': 1,
            },
          },
        },
      }),
};

/** Playwright's own WebKit or, if it isn't installed, the main visitor flows in WebKitGTK over WebDriver. */
export const webkit: Project = {
  name: 'webkit',
  use: { browserName: 'webkit' },
  ...(existsSync(playwrightWebKit.executablePath()) ? inEngine : { testMatch: 'webkit/*.spec.ts' }),
};
