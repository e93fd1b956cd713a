import { expect, operator, signedInUrl, test } from '../fixtures';
import { headline } from '../locators';

/** What extensions, userscripts, and privacy settings change before a page's own scripts run. Runs in the page. */
const changes: readonly [what: string, change: () => void][] = [
  ['no document.fonts', () => Object.defineProperty(document, 'fonts', { value: undefined })],
  [
    'a requestAnimationFrame that never calls back',
    () => Object.assign(window, { requestAnimationFrame: () => 0 }),
  ],
  [
    'more in every object',
    () => Object.defineProperty(Object.prototype, 'more', { value: String, enumerable: true }),
  ],
  [
    'storage that throws',
    () => {
      const get = () => {
        throw new DOMException('Denied', 'SecurityError');
      };
      Object.defineProperties(window, { localStorage: { get }, sessionStorage: { get } });
    },
  ],
  [
    'elements with the IDs of the site’s globals',
    () =>
      addEventListener('DOMContentLoaded', () => {
        for (const id of ['siteSession', 'earlyClickTarget', 'brazos_landing']) {
          document.body.append(Object.assign(document.createElement('a'), { id }));
        }
      }),
  ],
];

for (const [what, change] of changes) {
  test(`signing in, search, and signing out work with ${what}`, async ({
    page,
    platform,
    consoleErrors,
  }) => {
    await page.addInitScript(change);
    await page.goto(signedInUrl(platform, operator, '/About'));
    const signOut = page.getByRole('button', { name: 'Sign out' });
    await expect(signOut).toBeVisible();
    await expect(headline(page, 'About')).toBeVisible();
    expect(page.url()).not.toContain('access_token');
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
