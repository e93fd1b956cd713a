/** The client's access to the page that it runs in. */
export interface Page {
  /** The current URL, sent with each request without its fragment and access token. */
  url(): string;
  navigate(url: string): void;
  /**
   * For `loginWithProvider`, because providers refuse to be framed. Without it, or if it returns null
   * (not framed), the page itself navigates. `onMessage` gets the popup's messages from `origin`; `onLost` is called
   * when no more can come.
   *
   * @returns a function that closes the popup
   */
  openPopupIfFramed?(
    url: string,
    origin: string,
    onMessage: (message: unknown) => void,
    onLost: () => void,
  ): (() => void) | null;
  /** Goes to a URL in the window that the page is framed in, on a click. Without it, the page itself navigates. */
  leaveFrame?(url: string): void;
}

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
