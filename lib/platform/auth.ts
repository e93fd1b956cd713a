import { type Accounts, createAccounts } from './accounts';
import { PlatformError } from './errors';
import type { Http, RequestOptions } from './http';
import { type Page, returnAddress } from './page';
import { path } from './path';
import { createSignIn, type SignIn } from './sign-in';
import type { Token } from './token';
import { type User, userIn } from './user';

export interface Auth extends SignIn, Accounts {
  /** @throws PlatformError */
  me(options?: RequestOptions): Promise<User>;
  /** Changes fields of the user's own record. @throws PlatformError */
  updateMe(data: object, options?: RequestOptions): Promise<User>;
  /** Asks the platform; whatever keeps it from saying who is there counts as nobody. */
  isAuthenticated(options?: RequestOptions): Promise<boolean>;
  /** Leaves for the platform's sign-in page, which comes back to `nextUrl` (the current page). */
  redirectToLogin(nextUrl?: string): void;
  /**
   * Forgets the token, then leaves for the platform's sign-out, which comes back to `redirectUrl`
   * (the current page); `false` stays.
   */
  logout(redirectUrl?: string | false): void;
  setToken(token: string, saveToStorage?: boolean): void;
}

interface AuthConfig {
  serverUrl: string;
  appId: string;
  page: Page | undefined;
  token: Token;
}

export function createAuth(http: Http, { serverUrl, appId, page, token }: AuthConfig): Auth {
  function leave(to: (page: Page) => string): void {
    if (page === undefined) {
      throw new PlatformError('Signing in and out needs a page: give createClient one', {
        code: 'no_page',
      });
    }
    page.navigate(to(page));
  }

  async function me(options?: RequestOptions): Promise<User> {
    const answer = await http.get(path`apps/${appId}/entities/User/me`, options);
    return userIn(answer, answer.data);
  }

  return {
    ...createSignIn(http, appId, token),
    ...createAccounts(http, appId),
    me,
    async updateMe(data, options) {
      const address = path`apps/${appId}/entities/User/me`;
      const answer = await http.put(address, { ...options, body: data });
      return userIn(answer, answer.data);
    },
    isAuthenticated: (options) =>
      me(options).then(
        () => true,
        () => false,
      ),
    redirectToLogin(nextUrl) {
      leave((page) => {
        const from = encodeURIComponent(nextUrl ?? returnAddress(page.address()));
        return `${serverUrl}/login?from_url=${from}&app_id=${encodeURIComponent(appId)}`;
      });
    },
    logout(redirectUrl) {
      token.clear();
      if (redirectUrl === false) return;
      leave((page) => {
        const from = encodeURIComponent(redirectUrl ?? returnAddress(page.address()));
        return `${serverUrl}/api/apps/auth/logout?from_url=${from}`;
      });
    },
    setToken: (value, saveToStorage = true) => token.set(value, saveToStorage),
  };
}
