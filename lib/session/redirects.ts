import { loginUrl, logoutUrl } from '@/lib/platform/site';
import type { Place } from './app-params';
import { returnKey } from './capture-sign-in-params';
import type { SafeStorage } from './storage';
import { appendQuery, nonceParam, stripHash, stripSignInParams } from './url';

/** The platform page that the browser left for. */
export type RedirectKind = 'login' | 'logout';

const nonceKey = 'brazos_nonce';
const leftForLoginKey = 'brazos_login_left';
const returnedFromLoginKey = 'brazos_login_returned';
/** Long enough to register with a code from an email. */
export const maxNonceAgeMs = 30 * 60_000;
export const loopWindowMs = 60_000;
/** In place of a nonce if storage is denied: a return, but not one that needs no consent. */
const loginMarker = 'login';

/**
 * Leaving for the platform's sign-in and sign-out pages, and returning from them. A nonce tells a return from a link
 * that imitates one, as `state` does in OAuth. It's valid once, for 30 minutes, in the tab that left.
 *
 * @param now milliseconds since 1970
 */
export function createRedirects(
  storage: Pick<SafeStorage, 'removeTabItem' | 'setTabItem' | 'tabItem'>,
  now: () => number,
) {
  const stored = () => (storage.tabItem(nonceKey) ?? '').split(' ');
  // In memory as well, since storage can be denied.
  let returnedAt: number | null = null;

  return {
    /**
     * Call before leaving a page.
     *
     * @returns the platform's page, with the URL to return to, without the fragment, which the tab keeps
     */
    leave(kind: RedirectKind, { serverUrl, appId }: Place, href: string): string {
      const url = stripSignInParams(href);
      storage.setTabItem(returnKey, url);
      if (kind === 'login') storage.setTabItem(leftForLoginKey, '1');
      const bytes = crypto.getRandomValues(new Uint8Array(16));
      const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
      const isStored = storage.setTabItem(nonceKey, `${kind} ${nonce} ${now()}`);
      const value = isStored ? nonce : loginMarker;
      const isNeeded = isStored || kind === 'login';
      const start = stripHash(url);
      const returnTo = isNeeded ? appendQuery(start, `${nonceParam}=${value}`) : start;
      return kind === 'login'
        ? loginUrl(serverUrl, appId, returnTo)
        : logoutUrl(serverUrl, returnTo);
    },
    /** The page that this tab left for if it came back with the nonce in time. */
    kindOf(nonce: string | null): RedirectKind | null {
      const [kind, expected, at] = stored();
      const age = now() - Number(at);
      const isValid = expected === nonce && age >= 0 && age < maxNonceAgeMs;
      return isValid && (kind === 'login' || kind === 'logout') ? kind : null;
    },
    /** Invalidates the nonce. */
    spend(nonce: string | null): void {
      storage.removeTabItem(returnKey);
      if (nonce !== null && stored()[1] === nonce) storage.removeTabItem(nonceKey);
    },
    /**
     * Call once per page.
     *
     * @param isReturn whether the URL has a token that this visit uses
     */
    arrive(isReturn: boolean, nonce: string | null): void {
      if (isReturn || nonce === loginMarker || storage.tabItem(leftForLoginKey) !== null) {
        storage.removeTabItem(leftForLoginKey);
        returnedAt = now();
        storage.setTabItem(returnedFromLoginKey, String(returnedAt));
        return;
      }
      const kept = storage.tabItem(returnedFromLoginKey);
      // NaN is never within the window.
      returnedAt = kept === null ? null : Number(kept);
    },
    /** Forgets earlier sign-ins. */
    reset(): void {
      storage.removeTabItem(leftForLoginKey);
      storage.removeTabItem(returnedFromLoginKey);
    },
    /** Whether the user returned from the sign-in within a minute. If the clock was set back, that's just now. */
    hasReturned: () => returnedAt !== null && now() - returnedAt < loopWindowMs,
  };
}
