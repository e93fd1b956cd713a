import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../errors';
import type { Origins } from '../origins';

/**
 * Refuses calls under a name that is not the platform's: any web page can have its own name lead to this
 * machine, and would then be of one origin with what answers here.
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
