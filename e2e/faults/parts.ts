import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { Scene, SiteFault } from './scene';

/**
 * Has the code throw that writes this attribute or child: it is known by what the part shows.
 *
 * @param within only in files that hold this word, too
 */
export function plant(page: Page, written: string, within = written): Promise<unknown> {
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
export const plantInPage = (page: Page) => plant(page, 'popover:"auto",role:"dialog"');

const throwing =
  (written: string) =>
  ({ page }: Scene) =>
    plant(page, written);

/** A browser that lacks what newer ones have. */
const without = (name: string) => (scene: Scene) =>
  scene.page.addInitScript((name) => Reflect.deleteProperty(window, name), name);

const noListening = (type: string) => (scene: Scene) =>
  scene.page.addInitScript((refused) => {
    window.addEventListener = new Proxy(window.addEventListener, {
      apply(add, page, given) {
        if (given[0] === refused) throw new Error('planted');
        Reflect.apply(add, page, given);
      },
    });
  }, type);

/** React tells the browser of what it has met while the page became alive, caught or not. */
const planted = { says: /planted/ };

/** Parts of the site that throw. */
export const partFaults: SiteFault[] = [
  { name: 'the account throws', before: throwing('children:"Sign out"'), ...planted },
  { name: 'the sign-in throws', before: throwing('children:"Sign in"'), ...planted },
  { name: 'the spinner throws', before: throwing('"aria-label":"Loading"'), ...planted },
  { name: 'the notifications throw', before: throwing('"aria-label":"Notifications"'), ...planted },
  { name: 'the bar throws', before: throwing('"aria-label":"Search"'), ...planted },
  { name: 'the page throws', before: ({ page }) => plantInPage(page), ...planted },
  { name: 'hashchange listeners throw', before: noListening('hashchange'), ...planted },
  { name: 'IntersectionObserver is missing', before: without('IntersectionObserver') },
];
