import { tokenKeys, tokenParam } from './names';
import { pageUrl, stripAccessToken } from './url';

/** Storage in which a token outlives the page. Its methods may throw. */
export interface TokenStorage {
  /** Called once, when the client first needs a token and wasn't given one. */
  load?(): string | null;
  save(token: string): void;
  clear(): void;
}

export type TokenHolder = ReturnType<typeof createTokenHolder>;

/**
 * The only owner of the access token: callers get it for each request and keep no copy. It's loaded when it's first
 * needed, so creating a client reads nothing.
 */
export function createTokenHolder(
  initial: string | null,
  storage: TokenStorage | undefined,
  onChange: () => void = () => undefined,
) {
  /** Undefined until it's needed. */
  let current: string | null | undefined = initial || undefined;
  let warned = false;

  function get(): string | null {
    if (current === undefined) current = storage?.load?.() || null;
    return current;
  }

  function store(change: () => void): void {
    try {
      change();
    } catch {
      // The error itself may contain the token.
      if (!warned) console.warn('Could not store the access token: it lasts for this page only');
      warned = true;
    }
  }

  function update(token: string | null): void {
    if (token === get()) return;
    current = token;
    onChange();
  }

  return {
    get,
    /** Ignores an empty token. */
    set(token: string, saveToStorage: boolean): void {
      if (!token) return;
      update(token);
      if (saveToStorage) store(() => storage?.save(token));
    },
    clear(): void {
      update(null);
      store(() => storage?.clear());
    },
  };
}

/** The browser's local storage. Outside a browser, it loads nothing, and `save` throws. */
export const browserStorage: TokenStorage = {
  load: loadToken,
  save(token) {
    for (const key of tokenKeys) window.localStorage.setItem(key, token);
  },
  clear() {
    if (typeof window === 'undefined') return;
    for (const key of tokenKeys) window.localStorage.removeItem(key);
  },
};

/**
 * The stored token; without one, the token in the URL, with which the platform returns from a sign-in. It
 * never replaces a stored one, since anyone can send a link with a token.
 */
function loadToken(): string | null {
  if (typeof window === 'undefined') return null;
  const href = pageUrl();
  const offered = URL.canParse(href) ? new URL(href).searchParams.get(tokenParam) : null;
  if (offered) window.history.replaceState(window.history.state, '', stripAccessToken(href));
  try {
    // React Native has a window without storage.
    const stored = window.localStorage?.getItem(tokenKeys[0]);
    if (stored || !offered) return stored;
    browserStorage.save(offered);
  } catch {
    console.warn('Could not read the stored access token: browser storage is unavailable');
  }
  return offered;
}
