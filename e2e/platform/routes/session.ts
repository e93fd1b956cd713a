import { Hono } from 'hono';
import { z } from 'zod';
import { readJson } from '../api/read-json';
import { requireApp } from '../api/require-app';
import type { ApiEnv, Services } from '../services';
import { checkPassword } from '../sign-in/check-password';
import { toRecord } from '../store/accounts';

const credentials = z.object({
  email: z.string(),
  password: z.string(),
  turnstile_token: z.string().optional(),
});

/** POST /apps/{appId}/auth/login and GET /apps/auth/logout?from_url= */
export function session(services: Services): Hono<ApiEnv> {
  const { appId, origins, tokens } = services;
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
  return routes;
}
