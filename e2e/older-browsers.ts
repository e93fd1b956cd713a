import type { Page } from 'playwright/test';

/* Emulates older browsers that can't be installed here. */

/** Before Safari 18.2 and Firefox 129, click events are MouseEvents without a pointerType. */
export const clicksWithoutPointerType = `addEventListener(
  'click',
  (event) => Object.setPrototypeOf(event, MouseEvent.prototype),
  true,
)`;

/** Safari doesn't focus a button on click. */
export const clicksWithoutFocus = `addEventListener(
  'mousedown',
  (event) => event.target.closest('button') && event.preventDefault(),
  true,
)`;

/** Loads pages as in browsers without popovers: Safari before 17, Firefox before 125, Chrome before 114. */
export async function withoutPopovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'popoverTargetElement');
  });
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (!['document', 'stylesheet', 'script'].includes(type)) return route.continue();
    const response = await route.fetch();
    const body = (await response.text())
      // The CSP allows styles and scripts by hash, and the replacements below change them.
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replaceAll(':popover-open', ':-unknown-open')
      // Attributes, attribute selectors in styles and scripts, and attribute names in scripts.
      .replaceAll(/( |\[)(popover(?:target(?:action)?)?)(?=[=\]])/gi, '$1data-$2')
      .replaceAll('"popovertarget"', '"data-popovertarget"');
    return route.fulfill({ response, body });
  });
}
