import { expect, operator, scriptsGlob, signedInUrl, test } from '../fixtures';
import { footerLink, headline } from '../locators';

/* Extensions, userscripts, and privacy settings change what a browser provides. */

/** What each does runs in the page, before its own scripts. */
const tampered: readonly [what: string, run: () => void][] = [
  ['a foreign Trusted Types policy “default”', () => createPolicy('default', String)],
  ['a foreign Trusted Types policy “default” that throws', () => createPolicy('default', fail)],
  ['a foreign Trusted Types policy “speculation”', () => createPolicy('speculation', String)],
  ['no performance.getEntriesByType', () => replace(performance, 'getEntriesByType', undefined)],
  [
    'a performance.getEntriesByType that throws',
    () => replace(performance, 'getEntriesByType', fail),
  ],
  ['a clock that stands still', () => replace(performance, 'now', () => 0)],
  [
    'a PerformanceObserver that reports no paints',
    () => replace(PerformanceObserver.prototype, 'observe', () => undefined),
  ],
  ['no PerformanceObserver', () => replace(window, 'PerformanceObserver', undefined)],
  ['no IntersectionObserver', () => replace(window, 'IntersectionObserver', undefined)],
  ['no ResizeObserver', () => replace(window, 'ResizeObserver', undefined)],
  ['no MutationObserver', () => replace(window, 'MutationObserver', undefined)],
  [
    'a requestAnimationFrame that never calls back',
    () => replace(window, 'requestAnimationFrame', () => 0),
  ],
  ['no document.fonts', () => replace(document, 'fonts', undefined)],
  ['no matchMedia', () => replace(window, 'matchMedia', undefined)],
  ['no navigator.connection', () => replace(navigator, 'connection', undefined)],
  ['a frozen Array.prototype', () => Object.freeze(Array.prototype)],
  ['a frozen Object.prototype', () => Object.freeze(Object.prototype)],
  ['an Array.prototype that has toJSON', () => replace(Array.prototype, 'toJSON', String)],
  ['an Object.prototype that has more', () => replace(Object.prototype, 'more', String)],
  ['a wrapped fetch', () => wrap(window, 'fetch')],
  ['a wrapped addEventListener', () => wrap(EventTarget.prototype, 'addEventListener')],
  ['local storage that’s null', () => replace(window, 'localStorage', null)],
  [
    'storage that throws',
    () =>
      Object.defineProperties(window, {
        localStorage: { get: fail },
        sessionStorage: { get: fail },
      }),
  ],
  ['a history.replaceState that throws', () => replace(history, 'replaceState', fail)],
  [
    'elements with the IDs of the site’s globals',
    () =>
      addEventListener('DOMContentLoaded', () => {
        for (const id of ['siteSession', 'earlyClickTarget', 'brazos_landing', 'page-data']) {
          document.body.append(Object.assign(document.createElement('a'), { id }));
        }
      }),
  ],
];

/** What the functions above call. They run in the page, too. */
declare function createPolicy(name: string, createHTML: (html: string) => string): void;
declare function replace(owner: object, name: string, value: unknown): void;
declare function wrap(owner: object, name: string): void;
declare function fail(): never;
const helpers = `
  const createPolicy = (name, createHTML) => trustedTypes.createPolicy(name, { createHTML });
  const replace = (owner, name, value) =>
    Object.defineProperty(owner, name, { value, configurable: true, enumerable: true, writable: true });
  const wrap = (owner, name) => {
    const original = owner[name];
    replace(owner, name, function () { return original.apply(this, arguments); });
  };
  const fail = () => { throw new DOMException('Denied', 'SecurityError'); };`;

for (const [what, run] of tampered) {
  test(`signing in, search, and signing out work with ${what}`, async ({
    page,
    platform,
    consoleErrors,
  }) => {
    await page.addInitScript(`{ ${helpers} (${run})(); }`);
    await page.goto(signedInUrl(platform, operator, '/About'));
    const signOut = page.getByRole('button', { name: 'Sign out' });
    await expect(signOut).toBeVisible();
    await expect(headline(page, 'About')).toBeVisible();
    if (!what.includes('replaceState')) expect(page.url()).not.toContain('access_token');
    await page.getByRole('button', { name: 'Search' }).click();
    const field = page.getByRole('dialog').getByRole('searchbox');
    await field.fill('permit');
    await expect(page.getByRole('option').first()).toBeVisible();
    await field.press('Escape');
    await signOut.click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    // What the change itself throws.
    consoleErrors.splice(0);
  });
}

for (const [what, body, contentType] of [
  ['garbage', ')]}', 'text/javascript'],
  ['blocked', null, ''],
] as const) {
  test(`with a token and a site script that’s ${what}, the page is shown at once`, async ({
    page,
    platform,
    consoleErrors,
  }) => {
    await page.addInitScript(dropDeadline);
    await page.route(scriptsGlob, (route) =>
      body === null ? route.abort() : route.fulfill({ body, contentType }),
    );
    await page.goto(signedInUrl(platform, operator, '/About'));
    await expect(headline(page, 'About')).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
    await expect(page).toHaveURL(`${platform.url}/About`);
    await footerLink(page, 'AITeam').click();
    await expect(headline(page, 'AITeam')).toBeVisible();
    consoleErrors.splice(0);
  });
}

/** Runs in the page: the boot script's deadline for a covered page never comes. */
function dropDeadline() {
  const wait = window.setTimeout;
  const waitIfShort = (run: () => void, ms = 0) => (ms < 9000 ? wait(run, ms) : 0);
  Object.assign(window, { setTimeout: waitIfShort });
}
