/** What the client may know and do of the page it runs in. */
export interface Page {
  /** The current address: it goes out with each request, less its fragment and an access token. */
  url(): string;
  navigate(url: string): void;
}

/** Where one can come back to: the address without an access token. */
export function stripAccessToken(address: string): string {
  return address.replace(
    /^([^?#]*)(?:\?([^#]*))?(?:#([\s\S]*))?$/,
    (_, start: string, query = '', fragment = '') =>
      start + withoutToken(query, '?') + withoutToken(fragment, '#'),
  );
}

/** What the platform is told of an address: no access token and no fragment. */
export function stripAccessTokenAndHash(address: string): string {
  return stripAccessToken(address).replace(/#[\s\S]*$/, '');
}

function withoutToken(pairs: string, mark: string): string {
  const left = pairs.split('&').filter((pair) => !new URLSearchParams(pair).has('access_token'));
  return left.join('') === '' ? '' : mark + left.join('&');
}
