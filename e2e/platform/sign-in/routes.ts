import { type Context, Hono } from 'hono';
import { type Origins, requireAllowedOrigin } from '../origins';
import { accountByEmail, appId } from '../seeded-accounts';
import type { Services } from '../services';
import { refusedPage, securityHeaders, signInPage } from './pages';

/** GET and POST /login?from_url=&app_id=: redirects to from_url with access_token in its query. */
export function signInRoutes({ events, origins, tokens }: Services): Hono {
  const routes = new Hono();
  routes.use('/login', requireAllowedOrigin(origins), securityHeaders(origins));

  routes.get('/login', async (c) => {
    const returnUrl = await readReturn(c, origins, new URL(c.req.url).searchParams);
    if (returnUrl instanceof Response) return returnUrl;
    return c.html(signInPage({ fromUrl: returnUrl.href, email: '' }));
  });

  routes.post('/login', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const returnUrl = await readReturn(c, origins, form);
    if (returnUrl instanceof Response) return returnUrl;
    const email = form.get('email') ?? '';
    const account = accountByEmail(email);
    if (account === undefined || account.password !== form.get('password')) {
      const error = 'Incorrect email or password.';
      return c.html(signInPage({ fromUrl: returnUrl.href, email, error }), 401);
    }
    events.add({ type: 'session', what: 'signed-in', user: account.email });
    return c.redirect(withToken(returnUrl, tokens.issue(account)), 303);
  });
  return routes;
}

/** Where a sign-in with these parameters returns to; or the refusal of another app, or of an address elsewhere. */
async function readReturn(
  c: Context,
  origins: Origins,
  params: URLSearchParams,
): Promise<URL | Response> {
  const id = params.get('app_id') ?? appId;
  if (id !== appId) return c.html(refusedPage(`There is no app "${id}" here.`, origins), 404);
  const url = origins.returnUrl(params.get('from_url') ?? origins.homeUrl);
  if (url) return url;
  const sentence = 'The return address isn’t on this site, so you weren’t sent there.';
  return c.html(refusedPage(sentence, origins), 400);
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
