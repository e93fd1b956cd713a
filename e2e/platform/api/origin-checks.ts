import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { ApiError } from '../errors';
import type { Origins } from '../origins';

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
