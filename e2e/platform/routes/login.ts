import { Hono } from 'hono';
import { z } from 'zod';
import { readJson } from '../api/read-json';
import { requireApp } from '../api/require-app';
import type { ApiEnv, Services } from '../services';
import { checkPassword } from '../sign-in/check-password';
import { toRecord } from '../store/accounts';

const credentials = z.object({
  email: z.string().max(254),
  password: z.string().max(1000),
  turnstile_token: z.string().optional(),
});

/** POST /apps/{appId}/auth/login */
export function login(services: Services): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.post('/apps/:appId/auth/login', requireApp(services.appId), async (c) => {
    const { email, password } = await readJson(c, credentials);
    const account = await checkPassword(services, email, password);
    c.get('recordEvent')({ type: 'session', what: 'signed-in', user: account.email });
    return c.json({ access_token: services.tokens.issue(account.id), user: toRecord(account) });
  });
  return routes;
}
