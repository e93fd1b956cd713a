import { Hono } from 'hono';
import { checkPassword } from '../api/credentials';
import { requireAllowedOrigin } from '../api/origin-checks';
import { ApiError } from '../errors';
import type { Services } from '../services';
import { securityHeaders, signInPage } from './page';
import { readReturn, withToken } from './return-url';

/** GET and POST /login?from_url=&app_id=: redirects to from_url with access_token in its query. */
export function signInRoutes(services: Services): Hono {
  const { events, origins, tokens } = services;
  const routes = new Hono();
  routes.use('/login', requireAllowedOrigin(origins), securityHeaders(origins));

  routes.get('/login', async (c) => {
    const returnUrl = await readReturn(c, services, new URL(c.req.url).searchParams);
    if (returnUrl instanceof Response) return returnUrl;
    return c.html(signInPage({ fromUrl: returnUrl.href, email: '' }));
  });

  routes.post('/login', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const returnUrl = await readReturn(c, services, form);
    if (returnUrl instanceof Response) return returnUrl;
    const email = form.get('email') ?? '';
    try {
      const account = await checkPassword(services, email, form.get('password') ?? '');
      events.add({ type: 'session', what: 'signed-in', user: account.email });
      return c.redirect(withToken(returnUrl, tokens.issue(account.id)), 303);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const shown = { fromUrl: returnUrl.href, email, error: `${error.message}.` };
      return c.html(signInPage(shown), error.status);
    }
  });
  return routes;
}
