import { type Accounts, createAccounts } from './accounts';
import { isRecord } from './errors';
import type { Http, HttpConfig, RequestOptions } from './http';
import { toJson } from './json';
import type { Page } from './page';
import { path } from './path';
import { createProviderSignIn, type ProviderSignIn, resolveReturnUrl } from './provider-sign-in';
import { acceptAny } from './response';
import { createSignIn, type SignIn } from './sign-in';
import { createSiteAuth, type SiteAuth } from './site-auth';
import type { LazyTokenHolder } from './token';
import { parseUser, type User } from './user';

export interface Auth extends SiteAuth, SignIn, ProviderSignIn, Accounts {
  /** Without options, calls at the same time share one request. @throws PlatformError */
  me(options?: RequestOptions): Promise<User>;
  /**
   * Updates fields of the user's own record. Resolves to null if the platform doesn't send the user back.
   *
   * @throws PlatformError
   */
  updateMe(data: object, options?: RequestOptions): Promise<User | null>;
  /** Asks the platform; any failure counts as not signed in. */
  isAuthenticated(options?: RequestOptions): Promise<boolean>;
  hasToken(): boolean;
  /** Uses the token from now on, and stores it unless `saveToStorage` is false. Ignores an empty one. */
  setToken(token: string, saveToStorage?: boolean): void;
}

interface AuthConfig {
  /** The origin of the platform's pages. */
  baseUrl: string;
  appId: string;
  page: Page;
  token: LazyTokenHolder;
  canStore(): boolean;
  onError: HttpConfig['onError'];
}

/** `end` closes a sign-in popup that's still open. */
export function createAuth(http: Http, config: AuthConfig): Auth & { end(): void } {
  const { baseUrl, appId, page, token, canStore } = config;
  const siteAuth = createSiteAuth(http, { serverUrl: baseUrl, appId, page, token });
  let shared: { token: string | null; call: Promise<User> } | null = null;

  function me(options?: RequestOptions): Promise<User> {
    if (options !== undefined) return siteAuth.me(options);
    const current = token.get();
    if (shared?.token === current) return shared.call;
    const call = siteAuth.me().finally(() => {
      if (shared?.call === call) shared = null;
    });
    shared = { token: current, call };
    return call;
  }

  return {
    ...siteAuth,
    ...createSignIn(http, appId, token),
    ...createProviderSignIn(config),
    ...createAccounts(http, appId),
    me,
    async updateMe(data, options) {
      const address = path`apps/${appId}/entities/User/me`;
      const request = { ...options, body: toJson(data), acceptsText: true };
      const response = await http.put(address, request);
      // A request for the user that was sent before this one may respond with the old fields.
      shared = null;
      const user = acceptAny(response);
      return isRecord(user) && 'id' in user ? parseUser(response, user) : null;
    },
    isAuthenticated: (options) =>
      me(options).then(
        () => true,
        () => false,
      ),
    redirectToLogin(nextUrl) {
      const here = page.url();
      const returnUrl = nextUrl ? resolveReturnUrl(nextUrl, here) : undefined;
      // Otherwise the token that the user returns with would be ignored.
      token.clearStored();
      siteAuth.redirectToLogin(returnUrl);
    },
    logout(redirectUrl) {
      token.clear();
      if (redirectUrl === false) return;
      siteAuth.logout(redirectUrl ? resolveReturnUrl(redirectUrl, page.url()) : undefined);
    },
    hasToken: () => token.get() !== null,
    setToken(value, saveToStorage = true) {
      token.set(value, saveToStorage);
      if (!saveToStorage || canStore()) return;
      console.warn(
        'setToken needs a browser, or a storage, to store the token: it is in memory only',
      );
    },
  };
}
