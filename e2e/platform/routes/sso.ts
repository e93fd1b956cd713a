import { type Context, Hono } from 'hono';
import { sign } from 'hono/jwt';
import { parseBearerToken, requireUser } from '../api/auth';
import { requireApp } from '../api/require-app';
import { ApiError } from '../errors';
import { serviceAccount, serviceToken } from '../service-account';
import type { ApiEnv, Services } from '../services';
import type { Account } from '../store/accounts';

const idTokenSeconds = 3600;

/**
 * GET /apps/{appId}/auth/sso/accesstoken/{userId} and, in the current generation, /idtoken/{userId}. For the service
 * role only; the token in an on-behalf-of header, if sent, must be that user's own.
 */
export function sso(services: Services): Hono<ApiEnv> {
  const { appId, generation, now, origins, store, tokens } = services;
  const routes = new Hono<ApiEnv>();
  const app = requireApp(appId);
  const path = '/apps/:appId/auth/sso';

  const requestedAccount = async (c: Context<ApiEnv>, id: string): Promise<Account> => {
    if (requireUser(c.get('user')).id !== serviceAccount.id) {
      throw new ApiError(403, 'service_required', 'Only the service role may do this');
    }
    const account = store.accounts.byId(id);
    if (!account) throw new ApiError(404, 'record_unknown', `There is no User "${id}"`);
    const onBehalfOf = c.req.header('on-behalf-of');
    if (onBehalfOf !== undefined && tokens.verify(parseBearerToken(onBehalfOf) ?? '') !== id) {
      throw new ApiError(403, 'other_account', 'on-behalf-of: is not a valid token for that user');
    }
    return account;
  };

  routes.get(`${path}/accesstoken/:userId`, app, async (c) => {
    const { id } = await requestedAccount(c, c.req.param('userId'));
    return c.json({ access_token: tokens.issue(id) });
  });

  if (generation === 'legacy') return routes;
  routes.get(`${path}/idtoken/:userId`, app, async (c) => {
    const { id, email, full_name: name } = await requestedAccount(c, c.req.param('userId'));
    const iat = Math.floor(now() / 1000);
    const exp = iat + idTokenSeconds;
    const claims = { iss: origins.own, aud: appId, sub: id, email, name, iat, exp };
    // There's no identity provider here, so it's signed with what a backend knows. The body is a JSON string.
    return c.json(await sign(claims, serviceToken, 'HS256'));
  });
  return routes;
}
