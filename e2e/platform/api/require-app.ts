import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../errors';
import type { ApiEnv } from '../services';

/** Refuses a call to another app than the platform's one. For routes with `:appId`. */
export function requireApp(appId: string): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const asked = c.req.param('appId');
    if (asked !== appId) {
      throw new ApiError(
        404,
        'app_not_found',
        `App "${asked}" not found; this platform has "${appId}"`,
      );
    }
    await next();
  };
}
