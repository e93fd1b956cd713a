/** Without the access token in the query or the fragment: for the URL to return to. */
export function stripAccessToken(url: string): string {
  return url.replace(
    /^([^?#]*)(?:\?([^#]*))?(?:#([\s\S]*))?$/,
    (_, start: string, query = '', fragment = '') =>
      start + withoutToken(query, '?') + withoutToken(fragment, '#'),
  );
}

/** For URLs sent to the platform. */
export function stripAccessTokenAndHash(url: string): string {
  return stripAccessToken(url).replace(/#[\s\S]*$/, '');
}

function withoutToken(pairs: string, prefix: string): string {
  const kept = pairs.split('&').filter((pair) => !new URLSearchParams(pair).has('access_token'));
  return kept.join('') === '' ? '' : prefix + kept.join('&');
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
