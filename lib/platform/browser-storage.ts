import { isBrowser } from './browser-page';
import { stripAccessToken } from './page';
import type { TokenStorage } from './token';

// Older parts of the platform read the second one.
const tokenKeys = ['base44_access_token', 'token'] as const;

/** The browser's local storage; none outside a browser. Its methods may throw. */
export const browserStorage: TokenStorage = {
  load: () => (isBrowser() ? loadToken() : null),
  save(token) {
    if (isBrowser()) for (const key of tokenKeys) window.localStorage.setItem(key, token);
  },
  clear() {
    if (isBrowser()) for (const key of tokenKeys) window.localStorage.removeItem(key);
  },
};

/**
 * The stored token; without one, the token in the URL, with which the platform returns from a sign-in. It
 * never replaces a stored one, since anyone can send a link with a token.
 */
function loadToken(): string | null {
  const { href } = window.location;
  const offered = new URL(href).searchParams.get('access_token') || null;
  if (offered) window.history.replaceState(window.history.state, '', stripAccessToken(href));
  try {
    const stored = window.localStorage.getItem(tokenKeys[0]);
    if (stored || offered === null) return stored;
    browserStorage.save(offered);
  } catch {
    console.warn('Could not read the stored access token: browser storage is unavailable');
  }
  return offered;
}
