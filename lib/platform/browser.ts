import { PlatformError } from './errors';
import { stripAccessToken } from './page';
import type { TokenStorage } from './token';

/** False in Node, in workers, and in React Native, which has a window without a location. */
export function isBrowser(): boolean {
  return typeof window !== 'undefined' && Boolean(window.location);
}

/** The page that the client runs in. @throws PlatformError `no_page` outside a browser */
export function requireWindow(): Window {
  if (isBrowser()) return window;
  throw new PlatformError('Signing in and out needs a browser', { code: 'no_page' });
}

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

const size = { width: 500, height: 600 };
const closedCheckMs = 500;

interface Popup {
  url: string;
  /** The only origin whose messages are accepted. */
  origin: string;
  onMessage(message: unknown): void;
  onLost(): void;
}

/**
 * Opens a popup if the page is framed, since providers refuse to be. Listens for the popup's messages until the user
 * closes it, or a Cross-Origin-Opener-Policy of the framing page or the provider has cut it off, which looks the same
 * from here. Messages from other windows and other origins are ignored, since any window can send some.
 *
 * @returns a function that closes the popup and stops listening; null if the page isn't framed
 * @throws PlatformError `popup_blocked`
 */
export function openPopupIfFramed({ url, origin, onMessage, onLost }: Popup): (() => void) | null {
  const page = requireWindow();
  if (page.parent === page) return null;
  const left = Math.round(page.screenX + (page.outerWidth - size.width) / 2);
  const top = Math.round(page.screenY + (page.outerHeight - size.height) / 2);
  const features = `width=${size.width},height=${size.height},left=${left},top=${top}`;
  const popup = page.open(url, '_blank', features);
  if (popup === null) {
    // Where the framing page has such a policy and another origin, the popup may be open all the same.
    const message =
      'The browser blocked the sign-in popup: call loginWithProvider on a click, or with { redirect: true }';
    throw new PlatformError(message, { code: 'popup_blocked' });
  }
  const receive = (event: MessageEvent<unknown>) => {
    if (event.source === popup && event.origin === origin) onMessage(event.data);
  };
  const end = () => {
    clearInterval(timer);
    page.removeEventListener('message', receive);
    popup.close();
  };
  let wasClosed = false;
  // Browsers have no event for a popup that the user closes. Its last message may come after the first check.
  const timer = setInterval(() => {
    if (wasClosed) {
      end();
      onLost();
    }
    wasClosed = popup.closed;
  }, closedCheckMs);
  page.addEventListener('message', receive);
  return end;
}
