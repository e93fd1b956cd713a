import type { Page, Route } from 'playwright/test';
import type { SiteFault } from './platform-faults';

/** A fault that's there before the page is requested. */
const fault = (
  name: string,
  inject: (page: Page) => unknown,
  allowed: Partial<SiteFault> = {},
): SiteFault => ({ name, beforeLoad: ({ page }) => inject(page), ...allowed });

/** Values that neither the site nor the platform's client has written. */
const garbage = {
  base44_access_token: 'no token\n',
  token: '\u0000{"token":',
  base44_server_url: 'javascript:alert(1)',
  base44_app_id: '../../admin',
  base44_from_url: 'https://elsewhere.example/',
  brazos_left: 'login  NaN',
  brazos_returned: '[object Object]',
  brazos_confirmed: `${Date.now()} 0 {"settings":`,
};

function storeGarbage(entries: Record<string, string>) {
  for (const storage of [localStorage, sessionStorage]) {
    storage.clear();
    for (const [key, value] of Object.entries(entries)) storage.setItem(key, value);
  }
}

function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

/** The browser's clock and storage. */
export const browsers: SiteFault[] = [
  fault('a clock in the past', (page) => page.clock.install({ time: '2016-01-01' })),
  fault('a clock in the future', (page) => page.clock.install({ time: '2040-01-01' })),
  // site/tampered-page.spec.ts has storage that's denied.
  fault('storage full', (page) => page.addInitScript(fillStorage)),
  fault('garbage in storage', (page) => page.addInitScript(storeGarbage, garbage)),
  {
    name: 'storage cleared and filled with garbage by another tab',
    async afterLoad({ page }) {
      const other = await page.context().newPage();
      await other.goto('/robots.txt');
      await other.evaluate(storeGarbage, garbage);
      await other.close();
    },
  },
];

const files = '**/_next/static/**/*.js';
/** A host's response for a file that a deploy has removed. */
const remove = (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: '' });
const hang = () => undefined;
const linksOnly = true;

/** Makes the scripts fail whose names begin with a word. */
const failScripts = (page: Page, name: string, fail: (route: Route) => unknown) =>
  page.route(`**/_next/static/site/${name}-*.js`, fail);

/** Adds a policy to the pages, not to the files, whose names have a period. */
const blockInlineScripts = (page: Page) =>
  page.route(/\/\w*(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'self'" };
    await route.fulfill({ response, headers });
  });

/** Scripts don't load. */
export const scripts: SiteFault[] = [
  fault('scripts blocked', (page) => page.route(files, (route) => route.abort()), { linksOnly }),
  fault('inline scripts blocked by the host’s policy', blockInlineScripts, {
    linksOnly,
    expectedErrors: /Content Security Policy/,
  }),
  fault('the site’s script gone', (page) => failScripts(page, 'site', remove), { linksOnly }),
  // site/search/loading.spec.ts has scripts that hang.
  // React, and the islands that every page has.
  ...['hydrate', 'main-menu', 'search', 'session-screens'].flatMap((name) => [
    fault(`the script ${name} gone`, (page) => failScripts(page, name, remove)),
    fault(`the script ${name} hanging`, (page) => failScripts(page, name, hang)),
  ]),
  {
    name: 'all files removed by a deploy while the page is open',
    afterLoad: ({ page }) => page.route(files, remove),
  },
];
