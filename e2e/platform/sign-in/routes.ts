import { Hono } from 'hono';
import { ApiError } from '../errors';
import { seededAccounts } from '../seeded-accounts';
import type { Services } from '../services';
import { checkPassword } from './check-password';
import { securityHeaders, signInPage } from './page';
import { readSignInForm } from './read-sign-in-form';
import { createRefusals, foreignUrlMessage } from './refusals';
import { withToken } from './with-token';

/** GET and POST /login?from_url=&app_id=: redirects to from_url with access_token in its query. */
export function signInRoutes(services: Services): Hono {
  const { appId, events, origins, tokens } = services;
  const routes = new Hono();
  const { refuse, onError } = createRefusals(origins);

  routes.use('/login', securityHeaders(origins));

  routes.get('/login', (c) => {
    const { app_id: requestedId = appId, from_url: from = origins.homeUrl } = c.req.query();
    if (requestedId !== appId) return refuse(c, 404, `There is no app "${requestedId}" here.`);
    const returnUrl = origins.returnUrl(from);
    if (!returnUrl) return refuse(c, 400, foreignUrlMessage);
    return c.html(signInPage({ fromUrl: returnUrl.href, email: '', accounts: seededAccounts }));
  });

  routes.post('/login', async (c) => {
    const origin = c.req.header('origin');
    if (origin !== undefined && !origins.allowsOrigin(origin)) {
      return refuse(c, 403, 'The form was sent from another site.');
    }
    const form = await readSignInForm(c);
    const returnUrl = origins.returnUrl(form.get('from_url') ?? origins.homeUrl);
    if (!returnUrl) return refuse(c, 400, foreignUrlMessage);
    const email = form.get('email') ?? '';
    try {
      const account = await checkPassword(services, email, form.get('password') ?? '');
      events.add({ type: 'session', what: 'signed-in', user: account.email });
      return c.redirect(withToken(returnUrl, tokens.issue(account.id)), 303);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const shown = {
        fromUrl: returnUrl.href,
        email,
        error: `${error.message}.`,
        accounts: seededAccounts,
      };
      return c.html(signInPage(shown), error.status, error.more.headers);
    }
  });

  routes.onError(onError);
  return routes;
}
