import { toJson } from './body';
import { invalidCall } from './errors';
import type { Http, RequestOptions } from './http';
import { path } from './path';
import { acceptAny } from './response';

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
