import { join } from 'node:path';
import type { Project, TestInfo } from 'playwright/test';

export type Engine = 'Chromium' | 'Firefox' | 'WebKit';

/** The engine of each Playwright project that the table is about. */
export const engineOf: Readonly<Record<string, Engine>> = {
  chromium: 'Chromium',
  published: 'Chromium',
  firefox: 'Firefox',
  'firefox-reduced-motion': 'Firefox',
  webkit: 'WebKit',
};

/** Folders and test files that need not run in Firefox, relative to `e2e`, each with the reason. */
export const notInFirefox: Readonly<Record<string, string>> = {
  'faults/': 'Network-fault matrix, run once; site/ tests how pages handle faults',
  'hosts/': 'Host responses are the same in every browser',
  'platform/': 'The local platform’s own pages aren’t part of the site',
  'published/': 'Build output is the same in every browser',
  'site/back-forward-cache.spec.ts': 'Launches its own Chromium with the back/forward cache on',
  'verify/': 'Launches its own Chromium',
  'webkit/': 'Drives WebKit over WebDriver',
};

/** Tags of tests that Firefox can't run, with the reason. */
const unsupportedInFirefox: Readonly<Record<string, string>> = {
  '@no-scripts': 'Playwright can’t turn scripts off over WebDriver BiDi',
  '@media': 'Playwright can’t emulate media features or print over WebDriver BiDi',
  '@touch': 'Playwright’s taps have no effect in Firefox over WebDriver BiDi',
  '@scrollbars': 'Launches its own Chromium with classic scrollbars',
  '@devtools': 'Measured over Chromium’s DevTools protocol',
  '@insert-text': 'Text that Playwright inserts over WebDriver BiDi doesn’t reach React',
  '@frame-click':
    'Playwright finds nothing to click in a frame of another origin over WebDriver BiDi',
  '@back':
    'page.goBack() over WebDriver BiDi never ends on a page that redirects or comes from the cache',
};

/** A fixture that skips a test with one of these tags in Firefox, with its reason. */
export async function skipUnsupported(
  { browserName }: { browserName: string },
  use: (value: undefined) => Promise<void>,
  info: TestInfo,
): Promise<void> {
  for (const tag of browserName === 'firefox' ? info.tags : []) {
    info.skip(tag in unsupportedInFirefox, unsupportedInFirefox[tag] ?? '');
  }
  await use(undefined);
}

/** Specs that need reduced motion, which Playwright can't emulate over BiDi; a Firefox preference sets it. */
const reducedMotion = [
  'site/accessibility.spec.ts',
  'site/keyboard.spec.ts',
  'site/critical-css.spec.ts',
];

/** Specs that `npm test` also runs in Firefox: the most engine-dependent ones. */
const sample = [
  'dialogs',
  'home',
  'link-sign-in',
  'mobile-menu',
  'navigation',
  'older-browsers',
  'prefetch',
  'csp',
  'search/results',
  'sign-in',
].map((name) => `site/${name}.spec.ts`);

const inE2e = (places: readonly string[]) =>
  places.map((place) => `**/e2e/${place}${place.endsWith('/') ? '**' : ''}`);

function firefox(preferences: Readonly<Record<string, number>> = {}): NonNullable<Project['use']> {
  return {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: join(import.meta.dirname, 'firefox.ts'),
      firefoxUserPrefs: {
        // Headless Firefox has no pointing device: 6 = fine (2) | hover (4).
        'ui.primaryPointerCapabilities': 6,
        'ui.allPointerCapabilities': 6,
        'ui.useOverlayScrollbars': 1,
        ...preferences,
      },
    },
  };
}

const everySpec = '**/*.spec.ts';

/** The Firefox sample in `npm test`, everything Firefox can run, and WebKit. */
export const otherEngines: Project[] = [
  {
    name: 'firefox-sample',
    testMatch: inE2e(sample),
    grepInvert: new RegExp(Object.keys(unsupportedInFirefox).join('|')),
    use: firefox(),
  },
  {
    name: 'firefox',
    testMatch: everySpec,
    testIgnore: inE2e([...Object.keys(notInFirefox), ...reducedMotion]),
    use: firefox(),
  },
  {
    name: 'firefox-reduced-motion',
    testMatch: inE2e(reducedMotion),
    use: firefox({ 'ui.prefersReducedMotion': 1 }),
  },
  { name: 'webkit', testMatch: inE2e(['webkit/*.spec.ts']), use: { browserName: 'webkit' } },
];
