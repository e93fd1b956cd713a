import { invalidCall } from './errors';
import type { Http, RequestOptions } from './http';
import { toJson } from './json';
import { path } from './path';
import { acceptAny, parseRecord } from './response';

/** Accounts and their passwords. Each call rejects with a PlatformError. */
export interface Accounts {
  /** `{ email, password, … }`; emails the code for `verifyOtp`. */
  register(payload: object, options?: RequestOptions): Promise<Record<string, unknown>>;
  resendOtp(email: string, options?: RequestOptions): Promise<unknown>;
  resetPasswordRequest(email: string, options?: RequestOptions): Promise<unknown>;
  resetPassword(
    reset: { resetToken: string; newPassword: string },
    options?: RequestOptions,
  ): Promise<unknown>;
  changePassword(
    change: { userId: string; currentPassword: string; newPassword: string },
    options?: RequestOptions,
  ): Promise<unknown>;
  inviteUser(email: string, role: string, options?: RequestOptions): Promise<unknown>;
}

export function createAccounts(http: Http, appId: string): Accounts {
  async function post(address: string, body: object, options?: RequestOptions): Promise<unknown> {
    const whole = `${path`apps/${appId}`}/${address}`;
    return acceptAny(await http.post(whole, { ...options, body: toJson(body), acceptsText: true }));
  }

  return {
    async register(payload, options) {
      const address = path`apps/${appId}/auth/register`;
      return parseRecord(await http.post(address, { ...options, body: toJson(payload) }));
    },
    resendOtp: (email, options) => post('auth/resend-otp', { email }, options),
    resetPasswordRequest: (email, options) =>
      post('auth/reset-password-request', { email }, options),
    async resetPassword({ resetToken, newPassword }, options) {
      const body = { reset_token: resetToken, new_password: newPassword };
      return post('auth/reset-password', body, options);
    },
    async changePassword({ userId, currentPassword, newPassword }, options) {
      const body = {
        user_id: userId,
        current_password: currentPassword,
        new_password: newPassword,
      };
      return post('auth/change-password', body, options);
    },
    inviteUser: (email, role, options) =>
      post('users/invite-user', { user_email: email, role }, options),
  };
}

export interface Users {
  /** Invites a user to the app. @throws PlatformError; `not_sent` for another role. */
  inviteUser(email: string, role: 'user' | 'admin', options?: RequestOptions): Promise<unknown>;
}

export function createUsers(http: Http, appId: string): Users {
  return {
    async inviteUser(email, role, options) {
      if (role !== 'user' && role !== 'admin') {
        throw invalidCall(`A user's role must be "user" or "admin", received: ${role}`);
      }
      const address = path`apps/${appId}/runtime/users/invite-user`;
      const body = toJson({ user_email: email, role });
      return acceptAny(await http.post(address, { ...options, body, acceptsText: true }));
    },
  };
}
