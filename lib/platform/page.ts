/** What the client may know and do of the page it runs in. */
export interface Page {
  /** The current address: it goes out with each request, less its fragment and an access token. */
  address(): string;
  navigate(url: string): void;
}

/** Where one can come back to: the address without an access token. */
export function returnAddress(address: string): string {
  return address.replace(
    /^([^?#]*)(?:\?([^#]*))?(?:#([\s\S]*))?$/,
    (_, start: string, query = '', fragment = '') =>
      start + withoutToken(query, '?') + withoutToken(fragment, '#'),
  );
}

/** What the platform is told of an address: no access token and no fragment. */
export function publicAddress(address: string): string {
  return returnAddress(address).replace(/#[\s\S]*$/, '');
}

function withoutToken(pairs: string, mark: string): string {
  const left = pairs.split('&').filter((pair) => !new URLSearchParams(pair).has('access_token'));
  return left.join('') === '' ? '' : mark + left.join('&');
}
