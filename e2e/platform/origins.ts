import { parseUrl } from '@/lib/parse-url';
export type Origins = ReturnType<typeof createOrigins>;

/**
 * The site's origins. They get CORS headers and may open sockets, and sign-in may return to them.
 *
 * @param own the platform's own origin
 * @param others origins as given in the options
 * @param servesSite whether the platform itself serves the site
 * @throws a TypeError if one of `others` isn't a valid URL
 */
export function createOrigins(own: string, others: readonly string[], servesSite: boolean) {
  const sites = others.map((origin) => new URL(origin).origin);
  const all = [...new Set([own, ...sites])];
  const local = `http://localhost:${new URL(own).port}`;
  const hosts = [local, ...all].map((origin) => new URL(origin).host);
  return {
    all,
    own,
    /** Where sign-in returns to without a from_url, or with one that isn't allowed. */
    homeUrl: `${servesSite ? own : (sites[0] ?? own)}/`,
    allowsOrigin: (origin: string): boolean => all.includes(origin),
    /** Whether a Host header names the platform: its own address, localhost, or one of the site's origins. */
    allowsHost: (host: string): boolean => hosts.includes(host.toLowerCase()),
    /** The URL to return to, or undefined if it isn't on one of the site's origins. */
    returnUrl(fromUrl: string): URL | undefined {
      const url = parseUrl(fromUrl, own);
      if (url === null) return undefined;
      // Checking only the origin would allow blob: URLs, whose origin is that of the page that created them.
      const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
      const isPlain = url.username === '' && url.password === '';
      return isWeb && isPlain && all.includes(url.origin) ? url : undefined;
    },
  };
}
