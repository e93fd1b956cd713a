import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../errors';
import type { Origins } from '../origins';

/**
 * Refuses calls that other pages in the same browser make: some forms they can send without asking first, and
 * what they ask to read is not even looked up. A read without an Origin header is one whose answer the browser
 * shows to nobody.
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
