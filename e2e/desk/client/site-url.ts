import { parseUrl } from '@/lib/parse-url';

// The site acts on these when it loads: they sign in or out, so they're never shown or stored.
const transientParams = ['access_token', 'clear_access_token'];

/** URLs of the site being previewed, whose origin may differ from the desk's. */
export interface SiteUrls {
  readonly origin: string;
  /** The path, query, and hash of an address, without sign-in parameters; undefined if it isn't on the site. */
  pathOf(address: string): string | undefined;
  /** The full URL of a path, with a query added. Always on the site's origin. */
  urlOf(path: string, query?: string): URL;
}

export function createSiteUrls(siteUrl: string, ownOrigin: string): SiteUrls {
  const { origin } = new URL(siteUrl || ownOrigin);
  return {
    origin,
    pathOf(address) {
      const url = parseUrl(address, origin);
      if (url?.origin !== origin) return undefined;
      for (const name of transientParams) url.searchParams.delete(name);
      return url.pathname + url.search + url.hash;
    },
    urlOf(path, query = '') {
      // Concatenate instead of resolving: "//elsewhere/x" must stay a path on the site.
      const url = new URL(`${origin}${path.startsWith('/') ? '' : '/'}${path}`);
      for (const [name, value] of new URLSearchParams(query)) url.searchParams.set(name, value);
      return url;
    },
  };
}
