import { invalidCall, isPlatformError, isRecord, unexpectedResponse } from './errors';
import type { Http, RequestOptions } from './http';
import { toJson } from './json';
import { createProviderSignIn, requirePage, type SignInConfig } from './provider-sign-in';
import { acceptAny, parseRecord } from './response';
import { getUser, parseUser, type User } from './site';
import { loginUrl, logoutUrl, path, resolveOwnReturnUrl, resolveReturnUrl } from './url';

interface Verified {
  access_token?: string;
  [field: string]: unknown;
}

export type Auth = Omit<ReturnType<typeof createAuth>, 'end'>;

/** Signing in and out, and the user's account. `end` closes a sign-in popup that's still open. */
export function createAuth(http: Http, config: SignInConfig) {
  const { baseUrl, appId, token } = config;
  const post = createPost(http, appId);
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

  return {
    ...createProviderSignIn(config),
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
      const turnstile_token = turnstileToken || undefined;
      const body = toJson({ email, password, turnstile_token });
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
    /** `{ email, password, … }`; emails the code for `verifyOtp`. */
    async register(payload: object, options?: RequestOptions): Promise<Record<string, unknown>> {
      const address = path`apps/${appId}/auth/register`;
      return parseRecord(await http.post(address, { ...options, body: toJson(payload) }));
    },
    resendOtp: (email: string, options?: RequestOptions) =>
      post('auth/resend-otp', { email }, options),
    resetPasswordRequest: (email: string, options?: RequestOptions) =>
      post('auth/reset-password-request', { email }, options),
    async resetPassword(
      { resetToken, newPassword }: { resetToken: string; newPassword: string },
      options?: RequestOptions,
    ) {
      const body = { reset_token: resetToken, new_password: newPassword };
      return post('auth/reset-password', body, options);
    },
    async changePassword(
      change: { userId: string; currentPassword: string; newPassword: string },
      options?: RequestOptions,
    ) {
      const { userId: user_id, currentPassword, newPassword } = change;
      const body = { user_id, current_password: currentPassword, new_password: newPassword };
      return post('auth/change-password', body, options);
    },
    inviteUser: (email: string, role: string, options?: RequestOptions) =>
      post('users/invite-user', { user_email: email, role }, options),
    /**
     * Goes to the platform's sign-in page, which returns to `nextUrl`, a URL of this site (default: the current page).
     *
     * @throws PlatformError `not_sent` for another site, `no_page` without a browser
     */
    redirectToLogin(nextUrl?: string): void {
      requirePage();
      const next = resolveOwnReturnUrl(nextUrl);
      // Otherwise the token that the user returns with would be ignored.
      token.clear();
      window.location.href = loginUrl(baseUrl, appId, next);
    },
    /** Goes to the platform's sign-out, which returns here or to a URL. `false` stays, and so does a call outside a browser. */
    logout(redirectUrl?: string | false): void {
      token.clear();
      if (redirectUrl === false || typeof window === 'undefined' || !window.location) return;
      window.location.href = logoutUrl(baseUrl, resolveReturnUrl(redirectUrl));
    },
    hasToken: () => token.get() !== null,
    /** Uses the token from now on, and stores it unless `saveToStorage` is false. Ignores an empty one. */
    setToken: (value: string, saveToStorage = true): void => token.set(value, saveToStorage),
  };
}

export function createUsers(http: Http, appId: string) {
  const post = createPost(http, appId);
  return {
    /** Invites a user to the app. @throws PlatformError; `not_sent` for another role. */
    async inviteUser(email: string, role: 'user' | 'admin', options?: RequestOptions) {
      if (role === 'user' || role === 'admin') {
        return post('runtime/users/invite-user', { user_email: email, role }, options);
      }
      throw invalidCall(`A user's role must be "user" or "admin", received: ${role}`);
    },
  };
}

/** For calls whose response nobody needs. */
function createPost(http: Http, appId: string) {
  return async (address: string, body: object, options?: RequestOptions): Promise<unknown> => {
    const whole = `${path`apps/${appId}`}/${address}`;
    return acceptAny(await http.post(whole, { ...options, body: toJson(body), acceptsText: true }));
  };
}
