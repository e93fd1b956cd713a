import type { Page, Route } from 'playwright/test';
import { injectThrow, injectThrowInPage } from './component-errors';
import { decorate, extensionErrors, highlight, translate } from './extensions';
import type { SiteFault } from './platform-faults';

/** A fault that's there before the page is requested. */
const fault = (
  name: string,
  inject: (page: Page) => unknown,
  allowed: Partial<SiteFault> = {},
): SiteFault => ({ name, beforeLoad: ({ page }) => inject(page), ...allowed });

const year = 365 * 24 * 3600 * 1000;

/** Values that neither the site nor the platform's client has written. */
const garbage = {
  base44_access_token: 'no token\n',
  token: '\u0000{"token":',
  base44_server_url: 'javascript:alert(1)',
  base44_app_id: '../../admin',
  base44_from_url: 'https://elsewhere.example/',
  brazos_login_left: '[object Object]',
  brazos_nonce: 'login  NaN',
  brazos_arrival: 'access_token=%00&&=',
};

function storeGarbage(entries: Record<string, string>) {
  for (const storage of [localStorage, sessionStorage]) {
    storage.clear();
    for (const [key, value] of Object.entries(entries)) storage.setItem(key, value);
  }
}

function denyStorage() {
  const get = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  Object.defineProperties(window, { localStorage: { get }, sessionStorage: { get } });
}

function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

/** The browser's clock and storage. */
export const browsers: SiteFault[] = [
  fault('a clock ten years behind', (page) => page.clock.install({ time: Date.now() - 10 * year })),
  fault('a clock ten years ahead', (page) => page.clock.install({ time: Date.now() + 10 * year })),
  fault('storage denied', (page) => page.addInitScript(denyStorage)),
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

/** Makes the nth script fail that the page requests: first the site's own, then React's. */
function failScript(page: Page, nth: number, fail: (route: Route) => unknown) {
  const requested = new Set<string>();
  return page.route(files, (route) => {
    requested.add(route.request().url());
    return [...requested].indexOf(route.request().url()) === nth ? fail(route) : route.continue();
  });
}

/** Adds a policy to the pages, not to the files, whose names have a period. */
const blockInlineScripts = (page: Page) =>
  page.route(/\/\w*(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'self'" };
    await route.fulfill({ response, headers });
  });

/** React has at most 12 scripts on a page, with menus and search. The sample fails two. */
const reactScripts = Array.from({ length: process.env.FAULTS === 'all' ? 12 : 2 }, (_, i) => i + 1);
const missingScript = { expectedErrors: /ChunkLoadError/ };

/** Scripts don't load. */
export const scripts: SiteFault[] = [
  fault('scripts blocked', (page) => page.route(files, (route) => route.abort()), { linksOnly }),
  fault('inline scripts blocked by the host’s policy', blockInlineScripts, {
    linksOnly,
    expectedErrors: /Content Security Policy/,
  }),
  fault('the site’s script gone', (page) => failScript(page, 0, remove), { linksOnly }),
  ...reactScripts.flatMap((nth) => [
    fault(`script ${nth} of React’s gone`, (page) => failScript(page, nth, remove), missingScript),
    fault(`script ${nth} of React’s hanging`, (page) => failScript(page, nth, hang), missingScript),
  ]),
  {
    name: 'all files removed by a deploy while the page is open',
    afterLoad: ({ page }) => page.route(files, remove),
    ...missingScript,
  },
];

/** React reports injected errors, and a script that it doesn't run again when it renders the page again. */
const injected = { expectedErrors: /injected|TrustedScript/ };
const throwing = (part: string, property: string, allowed = {}) =>
  fault(`an error in ${part}`, (page) => injectThrow(page, property), { ...injected, ...allowed });

/** Components throw when they render. */
export const components: SiteFault[] = [
  throwing('the account', 'children:"Sign out"'),
  throwing('the sign-in', 'children:"Sign in"'),
  throwing('the spinner', '"aria-label":"Loading"'),
  throwing('the notifications', '"aria-label":"Notifications"'),
  throwing('the bar', '"aria-label":"Search"', { linksOnly }),
  fault('an error in the page', injectThrowInPage, injected),
];

const changing = (name: string, change: () => void, width = 1280): SiteFault[] => {
  const start = `document.addEventListener('DOMContentLoaded', ${change}, { once: true })`;
  const allowed = { expectedErrors: extensionErrors, width };
  return [
    fault(`${name} during load`, (page) => page.addInitScript(start), allowed),
    { name: `${name} later`, afterLoad: ({ page }) => page.evaluate(change), ...allowed },
  ];
};

/** Extensions and translation change the page. */
export const extensions: SiteFault[] = [
  ...changing('an extension’s elements', decorate),
  ...changing('highlighted words', highlight),
  ...changing('a translation', translate),
  ...changing('a translation on a small screen', translate, 390),
];
