import { join } from 'node:path';
import type { Project } from 'playwright/test';

/** Folders and test files that need not run in Firefox, relative to `e2e`, each with the reason. */
export const notInFirefox: Readonly<Record<string, string>> = {
  'faults/': 'Faults of the network, counted once; how a page bears them is in site/',
  'hosts/': 'What a host sends is the same for every browser',
  'published/': 'What a build contains is the same for every browser',
  'site/back-forward-cache.spec.ts': 'Starts a Chromium of its own, which keeps pages',
  'webkit/': 'Speaks WebDriver to WebKit',
};

/** Files in which nothing moves: Playwright can't say so over BiDi, but a preference can. */
const still = ['site/accessibility.spec.ts', 'site/keyboard.spec.ts', 'site/styles.spec.ts'];

/** Files of which every run has Firefox try the tests: what engines differ in most. */
const sample = [
  ...['dialogs', 'home', 'link-sign-in', 'mobile-menu', 'navigation', 'policy', 'sign-in'],
  'search/results',
].map((name) => `site/${name}.spec.ts`);

const inE2e = (places: readonly string[]) =>
  places.map((place) => `**/e2e/${place}${place.endsWith('/') ? '**' : ''}`);

function firefox(preferences: Readonly<Record<string, number>> = {}): Project['use'] {
  return {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: join(import.meta.dirname, 'firefox.ts'),
      firefoxUserPrefs: {
        // Without a screen there is no mouse: 6 is a fine pointer that can hover.
        'ui.primaryPointerCapabilities': 6,
        'ui.allPointerCapabilities': 6,
        'ui.useOverlayScrollbars': 1,
        ...preferences,
      },
    },
    // Taking one adds a style, which the policy refuses: a second error would hide the first.
    screenshot: 'off',
  };
}

const isStill = { 'ui.prefersReducedMotion': 1 };
const everySpec = '**/*.spec.ts';

/** Firefox's share of `npm test`, all that it can run, and WebKit. */
export const otherEngines: Project[] = [
  {
    name: 'firefox-sample',
    testMatch: inE2e(sample),
    // Tests that Firefox can't run have a tag, which says why: see e2e/fixtures.ts.
    grepInvert: /@/,
    use: { ...firefox() },
  },
  {
    name: 'firefox',
    testMatch: everySpec,
    testIgnore: inE2e([...Object.keys(notInFirefox), ...still]),
    use: { ...firefox() },
  },
  { name: 'firefox-still', testMatch: inE2e(still), use: { ...firefox(isStill) } },
  { name: 'webkit', testMatch: inE2e(['webkit/*.spec.ts']), use: { browserName: 'webkit' } },
];
