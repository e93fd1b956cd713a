import { type AppSettings, readAppParams } from './app-params';
import { isReload } from './capture-sign-in-params';
import { readConfirmed } from './confirmed';
import type { Framing } from './framing';
import { type Landing, readLanding } from './landing';
import type { Offer } from './policy-types';
import { type Progress, unasked } from './progress';
import { createRedirects } from './redirects';
import { type SafeStorage, validToken } from './storage';
import { createSessionToken } from './token';

interface Sources {
  page: Window;
  settings: AppSettings;
  framing: Framing;
  storage: SafeStorage;
  /** Milliseconds since 1970. */
  now(): number;
}

/** What a page's session begins with: from the URL, storage, and the build. Call once per page. */
export function readArrival({ page, settings, framing, storage, now }: Sources) {
  const landing = readLanding(page, storage);
  const { href, origin: pageOrigin } = page.location;
  const { build, kept, linked } = readAppParams({ href, storage, settings, pageOrigin });
  const token = createSessionToken(storage);
  const redirects = createRedirects(storage, now);

  const isSignedIn = token.current() !== null;
  const nonce = landing?.nonce ?? null;
  const clear = landing?.clear === 'true';
  const offer = offerOf(landing, now());
  if (clear && !isSignedIn) redirects.reset();
  const isTokenUsed =
    !isSignedIn ||
    (offer !== null && (framing === 'listed' || redirects.kindOf(nonce) === 'login'));
  const isReturn = landing?.isNew === true && Boolean(landing.token) && isTokenUsed;
  redirects.arrive(isReturn, landing?.isNew ? nonce : null);

  const progress: Progress = {
    ...{ ...unasked, isOfferRefused: false, offer, clear, place: kept },
    link: linked === null ? 'none' : 'new',
  };
  const hasNews = isReload() || landing !== null || linked !== null;
  const confirmed = hasNews ? null : readConfirmed(storage, token.current(), kept, now());
  return { landing, build, kept, linked, token, redirects, progress, confirmed };
}

function offerOf(landing: Landing | null, now: number): Offer | null {
  const token = validToken(landing?.token ?? null);
  if (landing === null || token === null) return null;
  const { at, isNew, hadToken } = landing;
  return { token, isAgreed: false, isOverSession: hadToken, isNew, ageMs: Math.abs(now - at) };
}
