import { openPopupIfFramed, requireWindow } from './browser';
import { invalidCall, isRecord, PlatformError } from './errors';
import { callOnError, type HttpConfig } from './http';
import { stripAccessToken } from './page';
import { path } from './path';
import type { TokenHolder } from './token';

const providers = ['google', 'microsoft', 'facebook', 'apple', 'sso'] as const;
type Provider = (typeof providers)[number];

interface ProviderSignInConfig {
  /** The origin of the sign-in pages. */
  baseUrl: string;
  appId: string;
  token: TokenHolder;
  onError: HttpConfig['onError'];
}

export function createProviderSignIn(config: ProviderSignInConfig) {
  const { baseUrl, appId, token, onError } = config;
  let closePopup: () => void = () => undefined;

  function finish(message: unknown, returnUrl: string): void {
    if (!isRecord(message)) return;
    const { access_token, is_new_user } = message;
    if (typeof access_token !== 'string' || access_token === '') return;
    closePopup();
    token.set(access_token, true);
    const url = new URL(returnUrl);
    url.searchParams.set('access_token', access_token);
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
     * Goes to a provider's sign-in, which returns to `fromUrl`, a URL of this site. A page in a frame opens a
     * popup instead, and goes to `fromUrl` when the user has signed in there. A popup that's closed, or cut off by a
     * Cross-Origin-Opener-Policy, is reported to the client's `onError` as `popup_lost`. Then offer a button that signs
     * in with `{ redirect: true }`, which leaves the framing page.
     *
     * @throws PlatformError `not_sent` for another provider or site, `no_page` without a browser, or
     * `popup_blocked`
     */
    loginWithProvider(provider: Provider, fromUrl = '/', { redirect = false } = {}): void {
      const address = loginPath(provider, appId);
      const here = requireWindow().location.href;
      const { origin } = new URL(here);
      const returnUrl = resolveOwnReturnUrl(fromUrl, here);
      const query = new URLSearchParams({ app_id: appId, from_url: returnUrl });
      const url = `${baseUrl}/api/${address}?${query}`;
      closePopup();
      const close = redirect
        ? null
        : openPopupIfFramed({
            url: `${url}&popup_origin=${encodeURIComponent(origin)}`,
            origin,
            onMessage: (message) => finish(message, returnUrl),
            onLost: reportLost,
          });
      if (close) {
        closePopup = close;
        return;
      }
      token.clearStored();
      if (redirect) window.open(url, '_top');
      else window.location.href = url;
    },
    end: () => closePopup(),
  };
}

function loginPath(provider: Provider, appId: string): string {
  if (!providers.includes(provider)) {
    throw invalidCall(`loginWithProvider accepts ${providers.join(', ')}, received: ${provider}`);
  }
  if (provider === 'sso') return path`apps/${appId}/auth/sso/login`;
  return provider === 'google' ? 'apps/auth/login' : path`apps/auth/${provider}/login`;
}

/**
 * The URL to return to after signing in or out, without an access token. A path is one of the page's site.
 *
 * @throws PlatformError `not_sent` for a malformed URL
 */
export function resolveReturnUrl(url: string, pageUrl: string): string {
  const { origin } = new URL(pageUrl);
  try {
    return stripAccessToken(new URL(url, origin).href);
  } catch {
    throw invalidCall(`The URL to return to is malformed: ${url}`);
  }
}

/** @throws PlatformError `not_sent` also for another site, which would get the token */
function resolveOwnReturnUrl(url: string, pageUrl: string): string {
  const resolved = resolveReturnUrl(url, pageUrl);
  if (new URL(resolved).origin === new URL(pageUrl).origin) return resolved;
  throw invalidCall(`loginWithProvider returns only to this site, received: ${url}`);
}
