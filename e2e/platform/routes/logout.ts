import { Hono } from 'hono';
import type { ApiEnv, Services } from '../services';

/** GET /apps/auth/logout?from_url=. A browser navigates here, so usually no token is sent. */
export function logout({ origins }: Services): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.get('/apps/auth/logout', (c) => {
    c.get('recordEvent')({
      type: 'session',
      what: 'signed-out',
      user: c.get('user')?.email ?? null,
    });
    const back = origins.returnUrl(c.req.query('from_url') ?? origins.homeUrl);
    return c.redirect(back?.href ?? origins.homeUrl, 302);
  });
  return routes;
}
