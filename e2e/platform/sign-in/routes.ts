import { type Context, Hono } from 'hono';
import { readBody } from '../api/read-body';
import { ApiError } from '../errors';
import { seededAccounts } from '../seeded-accounts';
import type { Services } from '../services';
import { checkPassword } from './check-password';
import { refusedPage, securityHeaders, signInPage } from './page';

const maxFormBytes = 64 * 1024;
const formType = 'application/x-www-form-urlencoded';

/** GET and POST /login?from_url=&app_id=: redirects to from_url with access_token in its query. */
export function signInRoutes(services: Services): Hono {
  const { appId, events, origins, tokens } = services;
  const routes = new Hono();
  const refuse = (c: Context, status: 400 | 403 | 404 | 413 | 415, sentence: string) =>
    c.html(refusedPage(sentence, origins.homeUrl), status);
  const foreignUrlMessage = 'The return address isn’t on this site, so you weren’t sent there.';

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
    if (!c.req.header('content-type')?.toLowerCase().startsWith(formType)) {
      return refuse(c, 415, `The form must be sent as ${formType}.`);
    }
    const form = new URLSearchParams(await readBody(c, maxFormBytes));
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

  routes.onError((error, c) => {
    if (error instanceof ApiError && error.status === 413) {
      return refuse(c, 413, 'The form is too large.');
    }
    if (error instanceof ApiError) return refuse(c, 400, `${error.message}.`);
    throw error;
  });
  return routes;
}

/** Adds the token to the URL's query. Other parameters and the hash stay exactly as they are. */
function withToken(target: URL, token: string): string {
  const url = new URL(target);
  const others = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !/^access_token(=|$)/.test(part));
  url.search = [...others, `access_token=${token}`].join('&');
  return url.href;
}
