import { Hono } from 'hono';
import { parseBearerToken, requireServiceRole } from '../api/auth';
import { requireApp } from '../api/require-app';
import { ApiError } from '../errors';
import type { ApiEnv, Services } from '../services';

/**
 * GET /apps/{appId}/auth/sso/accesstoken/{userId}, for the service role only. The token in an on-behalf-of header, if
 * sent, must be that user's own.
 */
export function sso({ appId, store, tokens }: Services): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.get('/apps/:appId/auth/sso/accesstoken/:userId', requireApp(appId), async (c) => {
    requireServiceRole(c.get('user'));
    const id = c.req.param('userId');
    const account = await store.accounts.byId(id);
    if (!account) throw new ApiError(404, 'record_unknown', `There is no User "${id}"`);
    const onBehalfOf = c.req.header('on-behalf-of');
    if (onBehalfOf !== undefined && tokens.verify(parseBearerToken(onBehalfOf) ?? '') !== id) {
      throw new ApiError(403, 'other_account', 'on-behalf-of: is not a valid token for that user');
    }
    return c.json({ access_token: tokens.issue(id) });
  });
  return routes;
}
