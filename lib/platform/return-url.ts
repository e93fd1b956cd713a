import { invalidCall } from './errors';
import { stripAccessToken } from './page';

/**
 * The URL to return to after signing in or out, without an access token. A path is one of the page's site.
 *
 * @throws PlatformError `not_sent` for a malformed URL
 */
export function resolveReturnUrl(url: string, pageUrl: string): string {
  const { origin } = new URL(pageUrl);
  if (!URL.canParse(url, origin)) throw invalidCall(`The URL to return to is malformed: ${url}`);
  return stripAccessToken(new URL(url, origin).href);
}

/** @throws PlatformError `not_sent` also for another site, which would get the token */
export function resolveOwnReturnUrl(url: string, pageUrl: string): string {
  const resolved = resolveReturnUrl(url, pageUrl);
  if (new URL(resolved).origin === new URL(pageUrl).origin) return resolved;
  throw invalidCall(`loginWithProvider returns only to this site, received: ${url}`);
}
