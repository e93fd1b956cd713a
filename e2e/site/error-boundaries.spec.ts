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
 * Errors that a boundary has caught stand on the console, by their message. So does the policy's refusal
 * of scripts with which React has made a page anew: they are not to run a second time. Firefox says less of both.
 */
const expectedErrors =
  /planted|requires 'TrustedScript' assignment|^Error$|assigning to an injection sink/;

/** A page that frames the site and keeps what it is told of errors. */
async function openInFrame(page: Page, site: string) {
  const html = `<!doctype html><title>Parent</title>
<script>told = []; addEventListener('message', ({ data }) => data.type === 'app_error' && told.push(data.error));</script>
<iframe title="Site" src="${site}" width="1200" height="700"></iframe>`;
  await page.route('**/parent', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/parent');
  return {
    site: page.frameLocator('iframe[title=Site]'),
    told: () => page.evaluate(() => Reflect.get(window, 'told')),
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

test('a menu that throws is a plain one again', async ({ page }) => {
  await injectThrow(page, 'delayDuration:80');
  await page.goto('/');
  await hydrate(page);
  const button = page.getByRole('banner').getByRole('button', { name: 'Platform' });
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Overview' })).toBeVisible();
});

test('a dialog that throws leaves its popover', async ({ page }) => {
  await injectThrow(page, '"aria-label":"Close"', 'DialogContent');
  await page.goto('/AITeam');
  await hydrate(page);
  await page.getByRole('button', { name: abbott.name, exact: true }).click();
  await expect(page.getByRole('dialog', { name: abbott.name, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(headline(page, 'AITeam')).toBeVisible();
});

test('a search that throws says so, and can be tried again', async ({ page }) => {
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

test('a page that throws is loaded anew once, and keeps the words it comes with', async ({
  page,
}) => {
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

test('a page that cannot be loaded anew by itself says what to do', async ({ page }) => {
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

test('a bar that throws leaves all of the page as its HTML has it', async ({ page }) => {
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

for (const { part, address, planting } of [
  {
    part: 'Account',
    address: 'About',
    planting: (page: Page) => injectThrow(page, 'children:"Sign out"'),
  },
  { part: 'Page', address: 'AITeam', planting: injectThrowInPage },
] as const) {
  test(`what ${part} throws is told to the parent once, without the token`, async ({
    page,
    platform,
  }) => {
    const token = platform.tokenFor(operator);
    await planting(page);
    const { site, told } = await openInFrame(page, `/${address}?access_token=${token}`);
    await expect(headline(site, address)).toBeVisible();
    await expect
      .poll(told)
      .toEqual([
        { title: 'planted', details: expect.stringContaining('planted'), componentName: part },
      ]);
    expect(JSON.stringify(await told())).not.toContain(token);
  });
}

test('an admin’s note that throws leaves the missing page', async ({ page, platform }) => {
  await injectThrow(page, 'children:"Admin Note"');
  await page.goto(signedInUrl(platform, admin, '/NoSuchPage'));
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('an Access Restricted that throws leaves the page', async ({ page, platform }) => {
  await injectThrow(page, 'children:"Access Restricted"');
  await page.goto(signedInUrl(platform, guest, '/About'));
  await expect(headline(page, 'About')).toBeVisible();
});
