import type { Page } from 'playwright/test';

/* Scripts that make an engine of today behave as an older browser does, where that browser can't be had. */

/** Before Safari 18.2 and Firefox 129 a click was a MouseEvent, which doesn't say what it came from. */
export const clicksBeforeSafari18 = `addEventListener(
  'click',
  (event) => Object.setPrototypeOf(event, MouseEvent.prototype),
  true,
)`;

/** Safari gives a pressed button no focus. */
export const pressesInSafari = `addEventListener(
  'mousedown',
  (event) => event.target.closest('button') && event.preventDefault(),
  true,
)`;

/** Has a page load as before Safari 17, Firefox 125, and Chrome 114, which don't know popovers. */
export async function withoutPopovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'popoverTargetElement');
  });
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type !== 'document' && type !== 'stylesheet') return route.continue();
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(':popover-open', ':-unknown-open')
      .replaceAll(/( |\[)(popover(?:target(?:action)?)?)(?=[=\]])/gi, '$1data-$2');
    return route.fulfill({ response, body });
  });
}
