import { type Context, Hono } from 'hono';
import { sign } from 'hono/jwt';
import { z } from 'zod';
import { parseBearerToken, requireUser } from '../api/auth';
import { checkPassword } from '../api/credentials';
import { readJson } from '../api/read-request';
import { ApiError } from '../errors';
import type { ApiEnv, Services } from '../services';
import { type Account, serviceAccount, serviceToken, toRecord } from '../store/accounts';

const idTokenSeconds = 3600;
const credentials = z.object({
  email: z.string(),
  password: z.string(),
  turnstile_token: z.string().optional(),
});

/**
 * POST /apps/{appId}/auth/login, GET /apps/auth/logout?from_url=, and for the service role
 * GET /apps/{appId}/auth/sso/accesstoken/{userId} and, in the current generation, /idtoken/{userId}.
 */
export function session(services: Services): Hono<ApiEnv> {
  const { appId, generation, now, origins, store, tokens } = services;
  const routes = new Hono<ApiEnv>();
  const path = '/apps/:appId/auth';

  routes.post(`${path}/login`, async (c) => {
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

  /** For the service role only. The token in an on-behalf-of header, if sent, must be that user's own. */
  const requestedAccount = (c: Context<ApiEnv>, id: string): Account => {
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

  routes.get(`${path}/sso/accesstoken/:userId`, (c) => {
    const { id } = requestedAccount(c, c.req.param('userId'));
    return c.json({ access_token: tokens.issue(id) });
  });
  if (generation === 'legacy') return routes;

  routes.get(`${path}/sso/idtoken/:userId`, async (c) => {
    const { id, email, full_name: name } = requestedAccount(c, c.req.param('userId'));
    const iat = Math.floor(now() / 1000);
    const exp = iat + idTokenSeconds;
    const claims = { iss: origins.own, aud: appId, sub: id, email, name, iat, exp };
    // There's no identity provider here, so it's signed with what a backend knows. The body is a JSON string.
    return c.json(await sign(claims, serviceToken, 'HS256'));
  });
  return routes;
}
