// They carry the sign-in, or do something when the page loads: neither is an address to show or keep.
const transientParams = ['access_token', 'clear_access_token'];

/** Addresses of the site that is looked at, whose origin may differ from the desk's own. */
export interface SiteUrls {
  readonly origin: string;
  /** The page's path with query and hash for an address of the site, tokens left out; undefined for any other. */
  pathOf(address: string): string | undefined;
  /** The whole address of a path, with a query added; always one of the site. */
  urlOf(path: string, query?: string): URL;
}

export function createSiteUrls(siteUrl: string, ownOrigin: string): SiteUrls {
  const { origin } = new URL(siteUrl || ownOrigin);
  return {
    origin,
    pathOf(address) {
      if (!URL.canParse(address, origin)) return undefined;
      const url = new URL(address, origin);
      if (url.origin !== origin) return undefined;
      for (const name of transientParams) url.searchParams.delete(name);
      return url.pathname + url.search + url.hash;
    },
    urlOf(path, query = '') {
      // Put together, not resolved: "//elsewhere/x" is a path of the site, too.
      const url = new URL(`${origin}${path.startsWith('/') ? '' : '/'}${path}`);
      for (const [name, value] of new URLSearchParams(query)) url.searchParams.set(name, value);
      return url;
    },
  };
}
