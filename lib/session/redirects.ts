import { stripHash } from '@/lib/platform/query';
import { loginUrl, logoutUrl } from '@/lib/platform/site';
import type { Place } from './app-params';
import { leftKey } from './capture-sign-in-params';
import type { SafeStorage } from './storage';
import { appendQuery, nonceParam, stripSignInParams } from './url';

/** The platform page that the browser left for. */
type RedirectKind = 'login' | 'logout';
type TabStorage = Pick<SafeStorage, 'setTabItem' | 'tabItem'>;

const returnedKey = 'brazos_returned';
/** Long enough to register with a code from an email. */
export const maxNonceAgeMs = 30 * 60_000;
/** In place of a nonce if storage is denied: a return, but it proves nothing. */
const loginMarker = 'login';

/**
 * Call before leaving for the platform's sign-in or sign-out page. A nonce tells a return from a link that imitates one,
 * as `state` does in OAuth. It's valid once, for 30 minutes, in this tab.
 *
 * @returns the platform's page, with the URL to return to, without the fragment, which the tab keeps
 */
export function leave(
  kind: RedirectKind,
  { serverUrl, appId }: Place,
  href: string,
  storage: TabStorage,
): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const url = stripSignInParams(href);
  const isStored = storage.setTabItem(leftKey, `${kind} ${nonce} ${Date.now()} ${url}`);
  // A sign-in after a sign-out isn't a loop.
  if (kind === 'logout') storage.setTabItem(returnedKey, null);
  const value = isStored ? nonce : loginMarker;
  const isNeeded = isStored || kind === 'login';
  const start = stripHash(url);
  const returnTo = isNeeded ? appendQuery(start, `${nonceParam}=${value}`) : start;
  return kind === 'login' ? loginUrl(serverUrl, appId, returnTo) : logoutUrl(serverUrl, returnTo);
}

/**
 * What this tab has returned from. Call once per page.
 *
 * @param given the URL's nonce
 * @param hasToken whether the URL has a token
 * @returns `nonce`: the page that it left for if it came back with the nonce in time. `returnedAt`: when it last came back
 * from the sign-in page, even with Back, in milliseconds since 1970.
 */
export function readReturn(
  given: string | undefined,
  hasToken: boolean,
  storage: TabStorage,
): { nonce: RedirectKind | null; returnedAt: number | null } {
  const [kind, nonce, leftAt] = (storage.tabItem(leftKey) ?? '').split(' ');
  storage.setTabItem(leftKey, null);
  const age = Date.now() - Number(leftAt);
  const isKind = kind === 'login' || kind === 'logout';
  const isProved = isKind && given === nonce && age >= 0 && age < maxNonceAgeMs;
  const isReturn = kind === 'login' || given === loginMarker || hasToken;
  if (isReturn) storage.setTabItem(returnedKey, String(Date.now()));
  const kept = storage.tabItem(returnedKey);
  const keptAt = kept === null ? null : Number(kept);
  return { nonce: isProved ? kind : null, returnedAt: isReturn ? Date.now() : keptAt };
}
