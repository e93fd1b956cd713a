import { invalidCall } from './errors';
import { tokenParam } from './names';
import { filterQuery } from './query';

/**
 * Builds an API path; each interpolated part is encoded to stay in its segment.
 *
 * `path`entities/${name}/${id}`` with id `a/b` is `entities/Task/a%2Fb`.
 *
 * @throws PlatformError `not_sent` for an empty part: deleting the ID '' would delete the collection.
 */
export function path(literals: TemplateStringsArray, ...parts: string[]): string {
  const joined = literals.reduce((start, literal, index) => {
    return start + encodePart(parts[index - 1]) + literal;
  });
  // URL parsers treat %2E as a dot too, so a segment of dots has to be encoded twice.
  return joined.replace(
    /(^|\/)(\.{1,2})(?=\/|$)/g,
    (_, slash: string, dots: string) => slash + '%252E'.repeat(dots.length),
  );
}

function encodePart(part: unknown): string {
  if (typeof part !== 'string' || part === '') {
    throw invalidCall('A path segment is missing: pass a name or id that is not empty');
  }
  // encodeURIComponent throws on a lone surrogate.
  return encodeURIComponent(part.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

/** The page's URL; '' in Node, and where a window has no location. */
export function pageUrl(): string {
  return typeof window === 'undefined' ? '' : (window.location?.href ?? '');
}

export function stripAccessToken(url: string): string {
  return filterQuery(url, (name) => name !== tokenParam);
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

/**
 * The URL to return to after signing in or out, without an access token. A path is one of the page's site.
 *
 * @param url by default, the page's
 * @throws PlatformError `not_sent` for a malformed URL
 */
export function resolveReturnUrl(url: string | undefined): string {
  const here = pageUrl();
  if (!url) return stripAccessToken(here);
  const base = URL.canParse(here) ? new URL(here).origin : undefined;
  if (!URL.canParse(url, base)) throw invalidCall(`The URL to return to is malformed: ${url}`);
  return stripAccessToken(new URL(url, base).href);
}

/** @throws PlatformError `not_sent` also for another site, which would get the token */
export function resolveOwnReturnUrl(url: string | undefined): string {
  const [resolved, here] = [resolveReturnUrl(url), pageUrl()];
  if (!URL.canParse(here) || new URL(resolved).origin === new URL(here).origin) return resolved;
  throw invalidCall(`A sign-in returns only to this site, received: ${url}`);
}
