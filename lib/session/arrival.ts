import { type AppSettings, readAppParams } from './app-params';
import { isReload } from './capture-sign-in-params';
import { readConfirmed } from './confirmed';
import { readLanding } from './landing';
import { type Progress, unasked } from './progress';
import { readReturn } from './redirects';
import type { SafeStorage } from './storage';
import { createSessionToken } from './token';

/** What a page's session begins with: from the URL, storage, and the build. Call once per page. */
export function readArrival(page: Window, settings: AppSettings, storage: SafeStorage) {
  const landing = readLanding(page, storage);
  const { href, origin: pageOrigin } = page.location;
  const { build, kept, linked } = readAppParams({ href, storage, settings, pageOrigin });
  const token = createSessionToken(storage);
  const { nonce, returnedAt } = readReturn(landing, storage);
  const { token: offered = null, hadToken = false, at = 0, clear = false } = landing ?? {};
  const progress: Progress = {
    ...{ ...unasked, isOfferRefused: false, clear, place: kept },
    offer:
      offered === null ? null : { token: offered, isAgreed: false, isOverSession: hadToken, at },
    link: linked === null ? 'none' : 'new',
  };
  const hasNews = isReload() || landing !== null || linked !== null;
  const confirmed = hasNews ? null : readConfirmed(storage, token.current(), kept);
  return { offered, nonce, returnedAt, build, kept, linked, token, progress, confirmed };
}
