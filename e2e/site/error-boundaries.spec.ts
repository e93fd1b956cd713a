import type { Page } from 'playwright/test';
import { injectThrow, injectThrowInPage } from '../faults/component-errors';
import {
  admin,
  expect,
  guest,
  hydrate,
  loadReactScript,
  operator,
  signedInUrl,
  test,
  waitForSession,
} from '../fixtures';
import { footerLink, headline } from '../locators';
import { agentWithId, placeholders } from '../registry';

const abbott = agentWithId('abbott');
const placeholder = placeholders[0]?.href ?? '';

/**
 * Console errors that these tests cause: the message of each error that a boundary caught, and a Trusted Types
 * violation when React re-creates a page with its inline scripts, which must not run again. Firefox's messages are
 * shorter.
 */
const expectedErrors =
  /injected|requires 'TrustedScript' assignment|^Error$|assigning to an injection sink/;

/** Opens a page that frames the site and records the errors reported to it. */
async function openInFrame(page: Page, site: string) {
  const html = `<!doctype html><title>Parent</title>
<script>reported = []; addEventListener('message', ({ data }) => data.type === 'app_error' && reported.push(data.error));</script>
<iframe title="Site" src="${site}" width="1200" height="700"></iframe>`;
  await page.route('**/parent', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/parent');
  return {
    site: page.frameLocator('iframe[title=Site]'),
    reportedErrors: () => page.evaluate(() => Reflect.get(window, 'reported')),
  };
}

async function goToTeam(page: Page) {
  await page.goto(placeholder);
  await hydrate(page);
  await footerLink(page, 'AITeam').click();
}

test.afterEach(({ consoleErrors }) => {
  expect(consoleErrors.splice(0).filter((line) => !expectedErrors.test(line))).toEqual([]);
});

test('a menu that throws falls back to the plain menu', async ({ page }) => {
  await injectThrow(page, 'delayDuration:80');
  await page.goto('/');
  await hydrate(page);
  const button = page.getByRole('banner').getByRole('button', { name: 'Platform' });
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Overview' })).toBeVisible();
});

test('a dialog that throws falls back to its popover', async ({ page }) => {
  await injectThrow(page, '"aria-label":"Close"', 'DialogContent');
  await page.goto('/AITeam');
  await hydrate(page);
  await page.getByRole('button', { name: abbott.name, exact: true }).click();
  await expect(page.getByRole('dialog', { name: abbott.name, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(headline(page, 'AITeam')).toBeVisible();
});

test('a search that throws shows an error and offers to try again', async ({ page }) => {
  await injectThrow(page, '"aria-label":"Searches to try"');
  await page.goto('/');
  await hydrate(page);
  await page.getByRole('button', { name: 'Search' }).click();
  const search = page.getByRole('dialog', { name: 'Search' });
  await expect(search.getByRole('alert')).toContainText('Search couldn’t load');
  await expect(search.getByRole('button', { name: 'Try again' })).toBeVisible();
  await search.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page that throws reloads once and shows its text', async ({ page }) => {
  await injectThrowInPage(page);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  await goToTeam(page);
  await expect(headline(page, 'AITeam')).toBeVisible();
  await expect(page).toHaveURL(/\/AITeam$/);
  await hydrate(page);
  expect(loaded).toEqual([placeholder, '/AITeam']);
});

test('a page that throws and can’t reload itself offers a reload button', async ({ page }) => {
  await page.addInitScript(() => {
    performance.getEntriesByType = () => [];
  });
  await injectThrowInPage(page);
  await goToTeam(page);
  await expect(page.getByRole('heading', { name: 'This page stopped working' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Go Home' })).toBeVisible();
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(headline(page, 'AITeam')).toBeVisible();
});

test('a top bar that throws leaves the exported HTML in place', async ({ page }) => {
  await injectThrow(page, '"aria-label":"Search"');
  await page.goto('/About');
  await waitForSession(page);
  await page.evaluate(loadReactScript);
  await expect(headline(page, 'About')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This page stopped working' })).toBeVisible();
  const notice = page.getByRole('region', { name: 'This page stopped working' });
  await expect(notice).toHaveCSS('padding', '16px');
  await expect(notice).toHaveCSS('border-left-width', '8px');
  await footerLink(page, 'AITeam').click();
  await expect(page).toHaveURL(/\/AITeam$/);
  await expect(headline(page, 'AITeam')).toBeVisible();
});

for (const { part, address, inject } of [
  {
    part: 'Account',
    address: 'About',
    inject: (page: Page) => injectThrow(page, 'children:"Sign out"'),
  },
  { part: 'Page', address: 'AITeam', inject: injectThrowInPage },
] as const) {
  test(`an error in ${part} is reported to the parent once, without the token`, async ({
    page,
    platform,
  }) => {
    const token = platform.tokenFor(operator);
    await inject(page);
    const { site, reportedErrors } = await openInFrame(page, `/${address}?access_token=${token}`);
    await expect(headline(site, address)).toBeVisible();
    await expect
      .poll(reportedErrors)
      .toEqual([
        { title: 'injected', details: expect.stringContaining('injected'), componentName: part },
      ]);
    expect(JSON.stringify(await reportedErrors())).not.toContain(token);
  });
}

test('an Admin Note that throws leaves the 404 page in place', async ({ page, platform }) => {
  await injectThrow(page, 'children:"Admin Note"');
  await page.goto(signedInUrl(platform, admin, '/NoSuchPage'));
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('an Access Restricted screen that throws leaves the page in place', async ({
  page,
  platform,
}) => {
  await injectThrow(page, 'children:"Access Restricted"');
  await page.goto(signedInUrl(platform, guest, '/About'));
  await expect(headline(page, 'About')).toBeVisible();
});
