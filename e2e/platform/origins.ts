/** The origins that belong to the site: they get CORS, sockets, and sign-in leads back to them. */
export interface Origins {
  readonly all: readonly string[];
  /** The platform's own. */
  readonly own: string;
  /** Where somebody goes who comes from nowhere or from elsewhere. */
  readonly homeUrl: string;
  allowsOrigin(origin: string): boolean;
  /** Whether this host and port name the platform, as its own address, localhost or a site's origin does. */
  allowsHost(host: string): boolean;
  /** The address to go back to, or undefined for one that is not the site's. */
  returnUrl(fromUrl: string): URL | undefined;
}

/**
 * @param own the platform's own origin
 * @param others origins as given in the options; throws a TypeError for one that is no address
 * @param servesSite whether the site is served from the own origin
 */
export function createOrigins(
  own: string,
  others: readonly string[],
  servesSite: boolean,
): Origins {
  const sites = others.map((origin) => new URL(origin).origin);
  const all = [...new Set([own, ...sites])];
  const local = `http://localhost:${new URL(own).port}`;
  const hosts = [local, ...all].map((origin) => new URL(origin).host);
  return {
    all,
    own,
    homeUrl: `${servesSite ? own : (sites[0] ?? own)}/`,
    allowsOrigin: (origin) => all.includes(origin),
    allowsHost: (host) => hosts.includes(host.toLowerCase()),
    returnUrl(fromUrl) {
      if (!URL.canParse(fromUrl, own)) return undefined;
      const url = new URL(fromUrl, own);
      // The origin alone would let blob: addresses pass, which carry the origin of who made them.
      const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
      const isPlain = url.username === '' && url.password === '';
      return isWeb && isPlain && all.includes(url.origin) ? url : undefined;
    },
  };
}
