import { type Accounts, createAccounts } from './accounts';
import { toJson } from './body';
import type { Http, RequestOptions } from './http';
import { path } from './path';
import { createSignIn, type SignIn } from './sign-in';
import { createSiteAuth, type SiteAuth, type SiteAuthConfig } from './site-auth';
import { parseUser, type User } from './user';

export interface Auth extends SiteAuth, SignIn, Accounts {
  /** Updates fields of the user's own record. @throws PlatformError */
  updateMe(data: object, options?: RequestOptions): Promise<User>;
  /** Asks the platform; any failure counts as not signed in. */
  isAuthenticated(options?: RequestOptions): Promise<boolean>;
  setToken(token: string, saveToStorage?: boolean): void;
}

export function createAuth(http: Http, config: SiteAuthConfig): Auth {
  const { appId, token } = config;
  const siteAuth = createSiteAuth(http, config);
  return {
    ...siteAuth,
    ...createSignIn(http, appId, token),
    ...createAccounts(http, appId),
    async updateMe(data, options) {
      const address = path`apps/${appId}/entities/User/me`;
      const response = await http.put(address, { ...options, body: toJson(data) });
      return parseUser(response, response.data);
    },
    isAuthenticated: (options) =>
      siteAuth.me(options).then(
        () => true,
        () => false,
      ),
    setToken: (value, saveToStorage = true) => token.set(value, saveToStorage),
  };
}
