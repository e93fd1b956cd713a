import { PlatformError } from './errors';
import type { RequestOptions, SiteHttp } from './http';
import { type Page, stripAccessToken } from './page';
import type { TokenHolder } from './token';
import { getUser, type User } from './user';

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
    me: (options) => getUser(http, appId, options),
    redirectToLogin(nextUrl) {
      leave((page) => loginUrl(serverUrl, appId, nextUrl ?? stripAccessToken(page.url())));
    },
    logout(redirectUrl) {
      token.clear();
      if (redirectUrl === false) return;
      leave((page) => logoutUrl(serverUrl, redirectUrl ?? stripAccessToken(page.url())));
    },
  };
}

/** The platform's sign-in page, which returns to `returnTo` with a token. */
export function loginUrl(serverUrl: string, appId: string, returnTo: string): string {
  const from = encodeURIComponent(returnTo);
  return `${serverUrl}/login?from_url=${from}&app_id=${encodeURIComponent(appId)}`;
}

/** The platform's sign-out, which returns to `returnTo`. */
export function logoutUrl(serverUrl: string, returnTo: string): string {
  return `${serverUrl}/api/apps/auth/logout?from_url=${encodeURIComponent(returnTo)}`;
}
