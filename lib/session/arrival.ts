import { cleanAddress, signInPairs, withPairs } from './address';
import type { SafeStorage } from './storage';

/**
 * Where the boot script keeps the sign-in parameters of the URL: in sessionStorage, or in the window where the browser
 * denies that.
 */
export const arrivalKey = 'brazos_arrival';

interface ArrivalWindow {
  location: Pick<Location, 'href'>;
  history: Pick<History, 'state' | 'replaceState'>;
  [arrivalKey]?: unknown;
}

/**
 * The address that the visit came with, sign-in included; also one that an earlier page of this tab came
 * with and did not get to the end of. Cleans the address bar where the boot script has not (a host's policy
 * can refuse inline scripts).
 */
export function readArrival(
  page: ArrivalWindow,
  marks: Pick<SafeStorage, 'mark' | 'setMark'>,
): string {
  const { href } = page.location;
  const left = page[arrivalKey];
  delete page[arrivalKey];
  const clean = cleanAddress(href);
  const own = signInPairs(href);
  if (clean !== href) {
    try {
      page.history.replaceState(page.history.state, '', clean);
    } catch {
      // A sandboxed frame may not: the address is cleaned again wherever it is sent.
      console.warn('Could not remove the access token from the URL');
    }
  }
  if (own !== '') marks.setMark(arrivalKey, own);
  // A page's element with this id becomes a property of the window.
  const kept = typeof left === 'string' ? left : marks.mark(arrivalKey);
  return withPairs(clean, own || signInPairs(`?${kept ?? ''}`));
}

/** What came with the address has been dealt with. */
export function endArrival(marks: Pick<SafeStorage, 'removeMark'>): void {
  marks.removeMark(arrivalKey);
}
