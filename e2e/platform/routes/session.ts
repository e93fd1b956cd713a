import { Hono } from 'hono';
import { z } from 'zod';
import { parseBearerToken, requireServiceRole } from '../api/auth';
import { readJson } from '../api/read-json';
import { requireApp } from '../api/require-app';
import { ApiError } from '../errors';
import type { ApiEnv, Services } from '../services';
import { checkPassword } from '../sign-in/check-password';
import { toRecord } from '../store/accounts';

const credentials = z.object({
  email: z.string().max(254),
  password: z.string().max(1000),
  turnstile_token: z.string().optional(),
});

/**
 * POST /apps/{appId}/auth/login and GET /apps/auth/logout?from_url=. GET /apps/{appId}/auth/sso/accesstoken/{userId} is
 * for the service role only; the token in an on-behalf-of header, if sent, must be that user's own.
 */
export function session(services: Services): Hono<ApiEnv> {
  const { appId, origins, store, tokens } = services;
  const routes = new Hono<ApiEnv>();

  routes.post('/apps/:appId/auth/login', requireApp(appId), async (c) => {
    const { email, password } = await readJson(c, credentials);
    const account = await checkPassword(services, email, password);
    c.get('recordEvent')({ type: 'session', what: 'signed-in', user: account.email });
    return c.json({ access_token: tokens.issue(account.id), user: toRecord(account) });
  });

  routes.get('/apps/auth/logout', (c) => {
    // A browser navigates here, so usually no token is sent.
    const user = c.get('user')?.email ?? null;
    c.get('recordEvent')({ type: 'session', what: 'signed-out', user });
    const back = origins.returnUrl(c.req.query('from_url') ?? origins.homeUrl);
    return c.redirect(back?.href ?? origins.homeUrl, 302);
  });

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
