import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../errors';
import type { Origins } from '../origins';

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
