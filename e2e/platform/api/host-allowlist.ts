import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../errors';
import type { Origins } from '../origins';

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
