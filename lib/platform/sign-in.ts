import { isPlatformError, unexpectedResponse } from './errors';
import type { Http, RequestOptions } from './http';
import { toJson } from './json';
import { path } from './path';
import { parseRecord } from './response';
import type { TokenHolder } from './token';
import { parseUser, type User } from './user';

interface SignedIn {
  access_token: string;
  user: User;
}

interface Verified {
  access_token?: string;
  [field: string]: unknown;
}

/** The two calls that return a token: the client uses and stores it. */
export interface SignIn {
  /** @throws PlatformError; a 401 clears the token and doesn't leave the page. */
  loginViaEmailPassword(
    email: string,
    password: string,
    turnstileToken?: string | null,
    options?: RequestOptions,
  ): Promise<SignedIn>;
  /** @throws PlatformError */
  verifyOtp(code: { email: string; otpCode: string }, options?: RequestOptions): Promise<Verified>;
}

export function createSignIn(http: Http, appId: string, token: TokenHolder): SignIn {
  return {
    async loginViaEmailPassword(email, password, turnstileToken, options) {
      const body = toJson({
        email,
        password,
        ...(turnstileToken ? { turnstile_token: turnstileToken } : {}),
      });
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
    async verifyOtp({ email, otpCode }, options) {
      const body = toJson({ email, otp_code: otpCode });
      const response = await http.post(path`apps/${appId}/auth/verify-otp`, { ...options, body });
      const verified = parseRecord<Verified>(response);
      if (typeof verified.access_token === 'string') token.set(verified.access_token, true);
      return verified;
    },
  };
}
