import type { SafeStorage } from './storage';
import { appendQuery, extractSignInParams, stripSignInParams } from './url';

/**
 * Where the boot script keeps the sign-in parameters of the URL: in sessionStorage, or in the window where the browser
 * denies that.
 */
export const signInParamsKey = 'brazos_arrival';

interface LandingWindow {
  location: Pick<Location, 'href'>;
  history: Pick<History, 'state' | 'replaceState'>;
  [signInParamsKey]?: unknown;
}

/**
 * The address that the visit came with, sign-in included; also one that an earlier page of this tab came
 * with and did not get to the end of. Cleans the address bar where the boot script has not (a host's policy
 * can refuse inline scripts).
 */
export function readLandingUrl(
  page: LandingWindow,
  marks: Pick<SafeStorage, 'getTabItem' | 'setTabItem'>,
): string {
  const { href } = page.location;
  const left = page[signInParamsKey];
  delete page[signInParamsKey];
  const clean = stripSignInParams(href);
  const own = extractSignInParams(href);
  if (clean !== href) {
    try {
      page.history.replaceState(page.history.state, '', clean);
    } catch {
      // A sandboxed frame may not: the address is cleaned again wherever it is sent.
      console.warn('Could not remove the access token from the URL');
    }
  }
  if (own !== '') marks.setTabItem(signInParamsKey, own);
  // A page's element with this id becomes a property of the window.
  const kept = typeof left === 'string' ? left : marks.getTabItem(signInParamsKey);
  return appendQuery(clean, own || extractSignInParams(`?${kept ?? ''}`));
}

/** What came with the address has been dealt with. */
export function clearSignInParams(marks: Pick<SafeStorage, 'removeTabItem'>): void {
  marks.removeTabItem(signInParamsKey);
}
