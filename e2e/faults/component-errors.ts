import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { SiteFault, VisitContext } from './site-fault';

/**
 * Has the code throw that writes this attribute or child: it is known by what the part shows.
 *
 * @param within only in files that hold this word, too
 */
export function injectThrow(page: Page, written: string, within = written): Promise<unknown> {
  const name = written.slice(0, written.indexOf(':'));
  const thrown = `${name}:(()=>{throw new Error("planted")})()`;
  return page.route('**/_next/static/**/*.js', async (route) => {
    const { pathname } = new URL(route.request().url());
    // The file itself: an answer of the host is gone when its page is.
    const code = readFileSync(join('out', pathname), 'utf8');
    const body = code.includes(within) ? code.replaceAll(written, thrown) : code;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
}

/** Has a part of the AI Team page throw: the texts of its agents. */
export const injectThrowInPage = (page: Page) => injectThrow(page, 'popover:"auto",role:"dialog"');

const componentThrows =
  (written: string) =>
  ({ page }: VisitContext) =>
    injectThrow(page, written);

/** A browser that lacks what newer ones have. */
const withoutGlobal = (name: string) => (scene: VisitContext) =>
  scene.page.addInitScript((name) => Reflect.deleteProperty(window, name), name);

const blockListener = (type: string) => (scene: VisitContext) =>
  scene.page.addInitScript((refused) => {
    window.addEventListener = new Proxy(window.addEventListener, {
      apply(add, page, given) {
        if (given[0] === refused) throw new Error('planted');
        Reflect.apply(add, page, given);
      },
    });
  }, type);

/** React tells the browser of what it has met while the page became alive, caught or not. */
const injectedErrors = { says: /planted/ };

/** Parts of the site that throw. */
export const componentFaults: SiteFault[] = [
  {
    name: 'the account throws',
    beforeLoad: componentThrows('children:"Sign out"'),
    ...injectedErrors,
  },
  {
    name: 'the sign-in throws',
    beforeLoad: componentThrows('children:"Sign in"'),
    ...injectedErrors,
  },
  {
    name: 'the spinner throws',
    beforeLoad: componentThrows('"aria-label":"Loading"'),
    ...injectedErrors,
  },
  {
    name: 'the notifications throw',
    beforeLoad: componentThrows('"aria-label":"Notifications"'),
    ...injectedErrors,
  },
  {
    name: 'the bar throws',
    beforeLoad: componentThrows('"aria-label":"Search"'),
    ...injectedErrors,
  },
  { name: 'the page throws', beforeLoad: ({ page }) => injectThrowInPage(page), ...injectedErrors },
  {
    name: 'hashchange listeners throw',
    beforeLoad: blockListener('hashchange'),
    ...injectedErrors,
  },
  { name: 'IntersectionObserver is missing', beforeLoad: withoutGlobal('IntersectionObserver') },
];
