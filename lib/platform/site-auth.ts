import { PlatformError } from './errors';
import type { RequestOptions, SiteHttp } from './http';
import { type Page, stripAccessToken } from './page';
import { path } from './path';
import type { TokenHolder } from './token';
import { parseUser, type User } from './user';

/** The current user, and the redirects to the platform's pages for signing in and out. */
export interface SiteAuth {
  /** @throws PlatformError */
  me(options?: RequestOptions): Promise<User>;
  /** Goes to the platform's sign-in page, which returns to `nextUrl` (default: the current page). */
  redirectToLogin(nextUrl?: string): void;
  /**
   * Clears the token, then goes to the platform's sign-out, which returns to `redirectUrl` (default:
   * the current page); `false` stays on this page.
   */
  logout(redirectUrl?: string | false): void;
}

export interface SiteAuthConfig {
  serverUrl: string;
  appId: string;
  page: Page | undefined;
  token: TokenHolder;
}

export function createSiteAuth(
  http: SiteHttp,
  { serverUrl, appId, page, token }: SiteAuthConfig,
): SiteAuth {
  function leave(to: (page: Page) => string): void {
    if (page === undefined) {
      throw new PlatformError('Signing in and out needs a browser', {
        code: 'no_page',
      });
    }
    page.navigate(to(page));
  }

  return {
    async me(options) {
      const response = await http.get(path`apps/${appId}/entities/User/me`, options);
      return parseUser(response, response.data);
    },
    redirectToLogin(nextUrl) {
      leave((page) => {
        const from = encodeURIComponent(nextUrl ?? stripAccessToken(page.url()));
        return `${serverUrl}/login?from_url=${from}&app_id=${encodeURIComponent(appId)}`;
      });
    },
    logout(redirectUrl) {
      token.clear();
      if (redirectUrl === false) return;
      leave((page) => {
        const from = encodeURIComponent(redirectUrl ?? stripAccessToken(page.url()));
        return `${serverUrl}/api/apps/auth/logout?from_url=${from}`;
      });
    },
  };
}
