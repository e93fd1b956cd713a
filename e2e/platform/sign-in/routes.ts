import { type Context, Hono } from 'hono';
import { checkPassword } from '../api/credentials';
import { requireAllowedOrigin } from '../api/origin-checks';
import { ApiError } from '../errors';
import type { Services } from '../services';
import { refusedPage, signInPage } from './page';
import { securityHeaders } from './sheet';

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

/** Where a sign-in with these parameters returns to; or the refusal of another app, or of an address elsewhere. */
export async function readReturn(
  c: Context,
  { appId, origins }: Services,
  params: URLSearchParams,
): Promise<URL | Response> {
  for (const id of [c.req.param('appId'), params.get('app_id')]) {
    if ((id ?? appId) !== appId) {
      return c.html(refusedPage(`There is no app "${id}" here.`, origins), 404);
    }
  }
  const url = origins.returnUrl(params.get('from_url') ?? origins.homeUrl);
  if (url) return url;
  const sentence = 'The return address isn’t on this site, so you weren’t sent there.';
  return c.html(refusedPage(sentence, origins), 400);
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
