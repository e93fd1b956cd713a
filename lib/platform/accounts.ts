import { invalidCall } from './errors';
import type { Http, RequestOptions } from './http';
import { toJson } from './json';
import { path } from './path';
import { acceptAny, parseRecord } from './response';

/** Accounts and their passwords. Each call rejects with a PlatformError. */
export function createAccounts(http: Http, appId: string) {
  const post = createPost(http, appId);
  return {
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
  };
}

export function createUsers(http: Http, appId: string) {
  const post = createPost(http, appId);
  return {
    /** Invites a user to the app. @throws PlatformError; `not_sent` for another role. */
    async inviteUser(email: string, role: 'user' | 'admin', options?: RequestOptions) {
      if (role !== 'user' && role !== 'admin') {
        throw invalidCall(`A user's role must be "user" or "admin", received: ${role}`);
      }
      return post('runtime/users/invite-user', { user_email: email, role }, options);
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
