import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../errors';
import type { ApiEnv } from '../services';

/** Refuses calls to any app but the platform's own. For routes with `:appId`. */
export function requireApp(appId: string): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const requestedId = c.req.param('appId');
    if (requestedId !== appId) {
      throw new ApiError(
        404,
        'app_not_found',
        `App "${requestedId}" not found; this platform has "${appId}"`,
      );
    }
    await next();
  };
}
