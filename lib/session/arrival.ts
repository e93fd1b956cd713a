import { cleanAddress } from './address';
import { arrivalKey } from './boot-script';

interface ArrivalWindow {
  location: Pick<Location, 'href'>;
  history: Pick<History, 'state' | 'replaceState'>;
  [arrivalKey]?: unknown;
}

/**
 * The address that the visit came with, once: with its token the first time, clean ever after. Cleans
 * the address bar where the boot script has not (a host's policy can refuse inline scripts).
 */
export function takeArrivalAddress(page: ArrivalWindow): string {
  const kept = page[arrivalKey];
  delete page[arrivalKey];
  const { href } = page.location;
  const clean = cleanAddress(href);
  if (clean !== href) {
    try {
      page.history.replaceState(page.history.state, '', clean);
    } catch {
      // A sandboxed frame may not: the address is cleaned again wherever it is sent.
      console.warn('Could not remove the access token from the URL');
    }
  }
  return typeof kept === 'string' ? kept : href;
}
