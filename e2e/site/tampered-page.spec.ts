import { expect, operator, scriptsGlob, signedInUrl, test } from '../fixtures';
import { footerLink, headline } from '../locators';

/* Extensions, userscripts, and privacy settings change what a browser provides. */

/** What each does runs in the page, before its own scripts. */
const tampered: readonly [what: string, run: () => void][] = [
  ['a foreign Trusted Types policy “default”', () => createPolicy('default')],
  ['a foreign Trusted Types policy “speculation”', () => createPolicy('speculation')],
  [
    'no performance.getEntriesByType',
    () => Object.assign(performance, { getEntriesByType: undefined }),
  ],
  [
    'a performance.getEntriesByType that throws',
    () => Object.assign(performance, { getEntriesByType: fail }),
  ],
  ['no PerformanceObserver', () => Reflect.deleteProperty(window, 'PerformanceObserver')],
  ['no document.fonts', () => Object.defineProperty(document, 'fonts', { value: undefined })],
  [
    'an element with the id siteSession',
    () =>
      addEventListener('DOMContentLoaded', () => {
        document.body.append(Object.assign(document.createElement('a'), { id: 'siteSession' }));
      }),
  ],
  [
    'storage that throws',
    () =>
      Object.defineProperties(window, {
        localStorage: { get: fail },
        sessionStorage: { get: fail },
      }),
  ],
  ['a history.replaceState that throws', () => Object.assign(history, { replaceState: fail })],
];

/** What the functions above call. They run in the page, too. */
declare function createPolicy(name: string): void;
declare function fail(): never;
const helpers = `
  const createPolicy = (name) => trustedTypes.createPolicy(name, { createHTML: String });
  const fail = () => { throw new DOMException('Denied', 'SecurityError'); };`;

for (const [what, run] of tampered) {
  test(`search and signing in work with ${what}`, async ({ page, consoleErrors }) => {
    await page.addInitScript(`{ ${helpers} (${run})(); }`);
    await page.goto('/About');
    await page.getByRole('button', { name: 'Search' }).click();
    const field = page.getByRole('dialog').getByRole('searchbox');
    await field.fill('permit');
    await expect(page.getByRole('option').first()).toBeVisible();
    await field.press('Escape');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('Email').fill(operator);
    await page.getByLabel('Password').fill('operator-pass-1');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await expect(headline(page, 'About')).toBeVisible();
    if (!what.includes('replaceState')) expect(page.url()).not.toContain('access_token');
    // What the change itself throws.
    consoleErrors.splice(0);
  });
}

for (const [what, body, contentType] of [
  ['empty', '', 'text/javascript'],
  ['garbage', ')]}', 'text/javascript'],
  ['HTML', '<!doctype html><title>About</title>', 'text/html'],
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
