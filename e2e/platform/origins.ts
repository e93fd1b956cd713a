import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { parseUrl } from '@/lib/parse-url';
import { ApiError } from './errors';

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

/** CORS for the site's origins, including preflights. */
export function siteCors(origins: Origins): MiddlewareHandler {
  return cors({
    origin: (origin) => (origins.allowsOrigin(origin) ? origin : null),
    // Without allowHeaders, a preflight is answered with the headers that it asks for.
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposeHeaders: ['Base44-Functions-Version', 'Retry-After', 'x-base44-connector-error'],
    maxAge: 600,
  });
}

/**
 * Refuses calls from other origins. CORS alone isn't enough: simple form posts need no preflight, and reads would still
 * be handled. Calls without an Origin header are allowed: from a browser, those are reads that no other page can see.
 */
export function requireAllowedOrigin(origins: Origins): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin');
    if (origin !== undefined && !origins.allowsOrigin(origin)) {
      throw new ApiError(403, 'origin_refused', `${origin} is not an origin of this site`);
    }
    await next();
  };
}

/**
 * Refuses calls whose Host isn't one of the platform's. This blocks DNS rebinding: any web page can make its own host
 * name resolve to this machine, and would then be same-origin with the platform.
 */
export function requireAllowedHost(origins: Origins): MiddlewareHandler {
  return async (c, next) => {
    const host = c.req.header('host') ?? '';
    if (!origins.allowsHost(host)) {
      throw new ApiError(421, 'host_unknown', `${host} is not a host name of this platform`);
    }
    await next();
  };
}
