import { createAccounts } from './accounts';
import { requireWindow } from './browser';
import { isPlatformError, isRecord, unexpectedResponse } from './errors';
import type { Http, HttpConfig, RequestOptions } from './http';
import { toJson } from './json';
import { loginUrl, logoutUrl, stripAccessToken } from './page';
import { path } from './path';
import { createProviderSignIn, resolveReturnUrl } from './provider-sign-in';
import { acceptAny, parseRecord } from './response';
import { getUser, parseUser, type User } from './site-calls';
import type { TokenHolder } from './token';

interface AuthConfig {
  /** The origin of the platform's pages. */
  baseUrl: string;
  appId: string;
  token: TokenHolder;
  canStore(): boolean;
  onError: HttpConfig['onError'];
}

interface Verified {
  access_token?: string;
  [field: string]: unknown;
}

export type Auth = Omit<ReturnType<typeof createAuth>, 'end'>;

/** `end` closes a sign-in popup that's still open. */
export function createAuth(http: Http, config: AuthConfig) {
  const { baseUrl, appId, token, canStore } = config;
  let shared: { token: string | null; call: Promise<User> } | null = null;

  /** Without options, calls at the same time share one request. @throws PlatformError */
  function me(options?: RequestOptions): Promise<User> {
    if (options !== undefined) return getUser(http, appId, options);
    const current = token.get();
    if (shared?.token === current) return shared.call;
    const call = getUser(http, appId).finally(() => {
      if (shared?.call === call) shared = null;
    });
    shared = { token: current, call };
    return call;
  }

  /** Where the platform's page returns to: a given URL, or this page. */
  function returnTo(given: string | undefined): string {
    const { href } = requireWindow().location;
    return given ? resolveReturnUrl(given, href) : stripAccessToken(href);
  }

  return {
    ...createProviderSignIn(config),
    ...createAccounts(http, appId),
    me,
    /** Resolves to null if the platform doesn't send the user back. @throws PlatformError */
    async updateMe(data: object, options?: RequestOptions): Promise<User | null> {
      const address = path`apps/${appId}/entities/User/me`;
      const request = { ...options, body: toJson(data), acceptsText: true };
      const response = await http.put(address, request);
      // A request for the user that was sent before this one may respond with the old fields.
      shared = null;
      const user = acceptAny(response);
      return isRecord(user) && 'id' in user ? parseUser(response, user) : null;
    },
    /** Asks the platform; any failure counts as not signed in. */
    isAuthenticated: (options?: RequestOptions): Promise<boolean> =>
      me(options).then(
        () => true,
        () => false,
      ),
    /** Uses and stores the token. @throws PlatformError; a 401 clears the token and doesn't leave the page. */
    async loginViaEmailPassword(
      email: string,
      password: string,
      turnstileToken?: string | null,
      options?: RequestOptions,
    ): Promise<{ access_token: string; user: User }> {
      const turnstile = turnstileToken ? { turnstile_token: turnstileToken } : {};
      const body = toJson({ email, password, ...turnstile });
      const address = path`apps/${appId}/auth/login`;
      const response = await http.post(address, { ...options, body }).catch((error: unknown) => {
        if (isPlatformError(error) && error.status === 401) token.clear();
        throw error;
      });
      const { access_token, user } = parseRecord<Record<string, unknown>>(response);
      if (typeof access_token !== 'string' || access_token === '') {
        throw unexpectedResponse(response.status, 'a login without a token');
      }
      const signedIn = { access_token, user: parseUser(response, user) };
      token.set(access_token, true);
      return signedIn;
    },
    /** Uses and stores the token, if it gets one. @throws PlatformError */
    async verifyOtp(
      { email, otpCode }: { email: string; otpCode: string },
      options?: RequestOptions,
    ): Promise<Verified> {
      const body = toJson({ email, otp_code: otpCode });
      const response = await http.post(path`apps/${appId}/auth/verify-otp`, { ...options, body });
      const verified = parseRecord<Verified>(response);
      if (typeof verified.access_token === 'string') token.set(verified.access_token, true);
      return verified;
    },
    /** Goes to the platform's sign-in page, which returns to `nextUrl` (default: the current page). */
    redirectToLogin(nextUrl?: string): void {
      const next = returnTo(nextUrl);
      // Otherwise the token that the user returns with would be ignored.
      token.clearStored();
      window.location.href = loginUrl(baseUrl, appId, next);
    },
    /** Clears the token and goes to the platform's sign-out, which returns here or to a URL; `false` stays. */
    logout(redirectUrl?: string | false): void {
      token.clear();
      if (redirectUrl === false) return;
      const next = returnTo(redirectUrl);
      window.location.href = logoutUrl(baseUrl, next);
    },
    hasToken: () => token.get() !== null,
    /** Uses the token from now on, and stores it unless `saveToStorage` is false. Ignores an empty one. */
    setToken(value: string, saveToStorage = true): void {
      token.set(value, saveToStorage);
      if (!saveToStorage || canStore()) return;
      console.warn(
        'setToken needs a browser, or a storage, to store the token: it is in memory only',
      );
    },
  };
}
