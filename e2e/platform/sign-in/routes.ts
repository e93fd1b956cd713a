import { Hono } from 'hono';
import { checkPassword } from '../api/credentials';
import { ApiError } from '../errors';
import type { Services } from '../services';
import { foreignUrlMessage, refusedPage, securityHeaders, signInPage } from './page';

/** GET and POST /login?from_url=&app_id=: redirects to from_url with access_token in its query. */
export function signInRoutes(services: Services): Hono {
  const { appId, events, origins, tokens } = services;
  const routes = new Hono();
  routes.use('/login', securityHeaders(origins));

  routes.get('/login', (c) => {
    const { app_id: requestedId = appId, from_url: from = origins.homeUrl } = c.req.query();
    if (requestedId !== appId) {
      return c.html(refusedPage(`There is no app "${requestedId}" here.`, origins), 404);
    }
    const returnUrl = origins.returnUrl(from);
    if (!returnUrl) return c.html(refusedPage(foreignUrlMessage, origins), 400);
    return c.html(signInPage({ fromUrl: returnUrl.href, email: '' }));
  });

  routes.post('/login', async (c) => {
    const origin = c.req.header('origin');
    if (origin !== undefined && !origins.allowsOrigin(origin)) {
      return c.html(refusedPage('The form was sent from another site.', origins), 403);
    }
    const form = new URLSearchParams(await c.req.text());
    const returnUrl = origins.returnUrl(form.get('from_url') ?? origins.homeUrl);
    if (!returnUrl) return c.html(refusedPage(foreignUrlMessage, origins), 400);
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

/** Adds the token to the URL's query. Other parameters and the hash stay exactly as they are. */
export function withToken(target: URL, token: string): string {
  const url = new URL(target);
  const others = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !/^access_token(=|$)/.test(part));
  url.search = [...others, `access_token=${token}`].join('&');
  return url.href;
}
