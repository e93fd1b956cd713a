import { isRecord, PlatformError, unexpectedAnswer } from './errors';
import type { Http, RequestOptions } from './http';
import type { Page } from './page';
import { path } from './path';
import type { Token } from './token';

export interface User {
  id: string;
  email?: string;
  full_name?: string;
  role?: string;
  [field: string]: unknown;
}

export interface Auth {
  /** @throws PlatformError */
  me(options?: RequestOptions): Promise<User>;
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

const textFields = ['email', 'full_name', 'role'] as const;

export function createAuth(http: Http, { serverUrl, appId, page, token }: AuthConfig): Auth {
  function leave(to: (page: Page) => string): void {
    if (page === undefined) {
      throw new PlatformError('Signing in and out needs a page: give createClient one', {
        code: 'no_page',
      });
    }
    page.navigate(to(page));
  }

  return {
    async me(options) {
      const { status, data } = await http.get(path`apps/${appId}/entities/User/me`, options);
      if (!isRecord(data) || typeof data.id !== 'string') {
        throw unexpectedAnswer(status, 'a user without an id');
      }
      return userOf(data, data.id);
    },
    redirectToLogin(nextUrl) {
      leave((page) => {
        const from = encodeURIComponent(nextUrl ?? page.address());
        return `${serverUrl}/login?from_url=${from}&app_id=${encodeURIComponent(appId)}`;
      });
    },
    logout(redirectUrl) {
      token.clear();
      if (redirectUrl === false) return;
      leave((page) => {
        const from = encodeURIComponent(redirectUrl ?? page.address());
        return `${serverUrl}/api/apps/auth/logout?from_url=${from}`;
      });
    },
    setToken: (value, saveToStorage = true) => token.set(value, saveToStorage),
  };
}

/** Whoever shows a name relies on its being text: a field of another kind is left out. */
function userOf(data: Record<string, unknown>, id: string): User {
  const user: User = { ...data, id };
  for (const field of textFields) if (typeof user[field] !== 'string') delete user[field];
  return user;
}
