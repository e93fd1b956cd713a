import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { SiteFault, VisitContext } from './site-fault';

/**
 * Replaces a property in the exported scripts with code that throws. Minified code is found by what it renders.
 *
 * @param property as minified, such as `children:"Sign in"`
 * @param within replaces only in scripts that also contain this text
 */
export function injectThrow(page: Page, property: string, within = property): Promise<unknown> {
  const name = property.slice(0, property.indexOf(':'));
  const replacement = `${name}:(()=>{throw new Error("injected")})()`;
  return page.route('**/_next/static/**/*.js', async (route) => {
    const { pathname } = new URL(route.request().url());
    // Read from disk: once the page is closed, a response from the host is no longer available.
    const code = readFileSync(join('out', pathname), 'utf8');
    const body = code.includes(within) ? code.replaceAll(property, replacement) : code;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
}

/** Makes the agents' dialogs on the AI Team page throw. */
export const injectThrowInPage = (page: Page) => injectThrow(page, 'popover:"auto",role:"dialog"');

const componentThrows =
  (property: string) =>
  ({ page }: VisitContext) =>
    injectThrow(page, property);

/** Simulates an older browser without this global. */
const withoutGlobal = (name: string) => (context: VisitContext) =>
  context.page.addInitScript((name) => Reflect.deleteProperty(window, name), name);

const blockListener = (type: string) => (context: VisitContext) =>
  context.page.addInitScript((blocked) => {
    window.addEventListener = new Proxy(window.addEventListener, {
      apply(add, page, args) {
        if (args[0] === blocked) throw new Error('injected');
        Reflect.apply(add, page, args);
      },
    });
  }, type);

/** React reports errors during hydration to the browser, even those that a boundary catches. */
const injectedErrors = { expectedErrors: /injected/ };

/** Faults in components: they throw when they render. */
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
