import { invalidCall, isRecord, PlatformError } from './errors';
import { callOnError, type HttpConfig } from './http';
import { tokenParam } from './names';
import type { TokenHolder } from './token';
import { path, resolveOwnReturnUrl } from './url';

const providers = ['google', 'microsoft', 'facebook', 'apple', 'sso'] as const;
type Provider = (typeof providers)[number];

export interface SignInConfig {
  /** The origin of the platform's pages. */
  baseUrl: string;
  appId: string;
  token: TokenHolder;
  onError: HttpConfig['onError'];
}

export function createProviderSignIn({ baseUrl, appId, token, onError }: SignInConfig) {
  let closePopup: () => void = () => undefined;

  function finish(message: unknown, returnUrl: string): void {
    if (!isRecord(message)) return;
    const { access_token, is_new_user } = message;
    if (typeof access_token !== 'string' || access_token === '') return;
    closePopup();
    token.set(access_token, true);
    const url = new URL(returnUrl);
    url.searchParams.set(tokenParam, access_token);
    if (typeof is_new_user === 'boolean') url.searchParams.set('is_new_user', String(is_new_user));
    window.location.href = url.href;
  }

  function reportLost(): void {
    const message =
      'The sign-in popup was closed or cut off: offer loginWithProvider with { redirect: true } on a click';
    callOnError(onError, new PlatformError(message, { code: 'popup_lost' }));
  }

  return {
    /**
     * Goes to a provider's sign-in, which returns to `fromUrl`, a URL of this site. A page in a frame opens a popup
     * instead. One that's closed or cut off is reported to the client's `onError` as `popup_lost`: then offer a button
     * that signs in with `{ redirect: true }`, which leaves the framing page.
     *
     * @throws PlatformError `not_sent` for another provider or site, `no_page` without a browser, or `popup_blocked`
     */
    loginWithProvider(provider: Provider, fromUrl = '/', { redirect = false } = {}): void {
      const address = loginPath(provider, appId);
      requirePage();
      const returnUrl = resolveOwnReturnUrl(fromUrl);
      const query = new URLSearchParams({ app_id: appId, from_url: returnUrl });
      const url = `${baseUrl}/api/${address}?${query}`;
      closePopup();
      if (!redirect && window.parent !== window) {
        closePopup = openPopup(url, (message) => finish(message, returnUrl), reportLost);
        return;
      }
      token.clear();
      if (redirect) window.open(url, '_top');
      else window.location.href = url;
    },
    end: () => closePopup(),
  };
}

/** @throws PlatformError `no_page` in Node, in workers, and in React Native, whose window has no location */
export function requirePage(): void {
  if (typeof window !== 'undefined' && window.location) return;
  throw new PlatformError('Signing in needs a browser', { code: 'no_page' });
}

function loginPath(provider: Provider, appId: string): string {
  if (!providers.includes(provider)) {
    throw invalidCall(`loginWithProvider accepts ${providers.join(', ')}, received: ${provider}`);
  }
  if (provider === 'sso') return path`apps/${appId}/auth/sso/login`;
  return provider === 'google' ? 'apps/auth/login' : path`apps/auth/${provider}/login`;
}

const closedCheckMs = 500;

/**
 * Opens a popup, and listens for its messages until the user closes it, or a Cross-Origin-Opener-Policy of the framing
 * page or the provider has cut it off, which looks the same from here. Messages from other windows and other origins are
 * ignored, since any window can send some.
 *
 * @returns a function that closes the popup and stops listening
 * @throws PlatformError `popup_blocked`
 */
function openPopup(
  url: string,
  onMessage: (message: unknown) => void,
  onLost: () => void,
): () => void {
  const { origin } = window.location;
  const popupUrl = `${url}&popup_origin=${encodeURIComponent(origin)}`;
  const popup = window.open(popupUrl, '_blank', 'width=500,height=600');
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
    window.removeEventListener('message', receive);
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
  window.addEventListener('message', receive);
  return end;
}
