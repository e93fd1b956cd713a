import type { SafeStorage } from './storage';
import { appendQuery, extractSignInParams, stripSignInParams } from './url';

/**
 * Key under which the boot script keeps the URL's sign-in parameters: in sessionStorage, or on the window if the
 * browser denies that.
 */
export const signInParamsKey = 'brazos_arrival';

interface LandingWindow {
  location: Pick<Location, 'href'>;
  history: Pick<History, 'state' | 'replaceState'>;
  [signInParamsKey]?: unknown;
}

/**
 * The landing URL, including its sign-in parameters or those that an earlier page of this tab didn't finish
 * handling. Cleans the address bar if the boot script hasn't (a host's CSP can block inline scripts).
 */
export function readLandingUrl(
  page: LandingWindow,
  marks: Pick<SafeStorage, 'getTabItem' | 'setTabItem'>,
): string {
  const { href } = page.location;
  const captured = page[signInParamsKey];
  delete page[signInParamsKey];
  const clean = stripSignInParams(href);
  const own = extractSignInParams(href);
  if (clean !== href) {
    try {
      page.history.replaceState(page.history.state, '', clean);
    } catch {
      // A sandboxed frame can't; the URL is also redacted wherever it's sent.
      console.warn('Could not remove the access token from the URL');
    }
  }
  if (own !== '') marks.setTabItem(signInParamsKey, own);
  // An element with this ID is a property of the window too.
  const kept = typeof captured === 'string' ? captured : marks.getTabItem(signInParamsKey);
  return appendQuery(clean, own || extractSignInParams(`?${kept ?? ''}`));
}

/** Call when the sign-in parameters have been handled. */
export function clearSignInParams(marks: Pick<SafeStorage, 'removeTabItem'>): void {
  marks.removeTabItem(signInParamsKey);
}
