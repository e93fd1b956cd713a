import { Hono } from 'hono';
import { notRegisteredError } from '../api/auth';
import { requireApp } from '../api/require-app';
import { ApiError } from '../errors';
import type { ApiEnv, Services } from '../services';

/** GET /apps/public/prod/public-settings/by-id/{appId} */
export function publicSettings({ appId, access }: Services): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.get('/apps/public/prod/public-settings/by-id/:appId', requireApp(appId), (c) => {
    const user = c.get('user');
    const rule = access.get();
    if (user && !user.registered) throw notRegisteredError();
    if (rule.mode === 'refused') {
      throw new ApiError(403, rule.reason, rule.message, { reason: rule.reason });
    }
    if (rule.mode === 'private' && !user) {
      const reason = 'auth_required';
      throw new ApiError(403, reason, 'Authentication required', { reason });
    }
    return c.json({ id: appId, public_settings: { requires_login: rule.mode === 'private' } });
  });
  return routes;
}
