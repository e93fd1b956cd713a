import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../errors';
import type { Origins } from '../origins';

const reading = ['GET', 'HEAD'];

/**
 * Refuses calls that other pages in the same browser make to change something: some forms they can send
 * without asking first. Answers to what they read are kept from them by their browser.
 */
export function refuseForeign(origins: Origins): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin');
    if (origin !== undefined && !reading.includes(c.req.method) && !origins.allows(origin)) {
      throw new ApiError(403, 'origin_refused', `${origin} is not one of this site`);
    }
    await next();
  };
}
