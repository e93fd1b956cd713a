import { type Context, Hono } from 'hono';
import { checkPassword, emailSchema } from '../api/credentials';
import { requireAllowedOrigin } from '../api/origin-checks';
import { check } from '../api/read-request';
import { publishUserChange } from '../entities/publish';
import { ApiError } from '../errors';
import type { ApiEnv, Services } from '../services';
import { type Account, defaultName } from '../store/accounts';
import { popupResultPage, popupScript, providerPage, refusedPage, signInPage } from './page';
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
async function readReturn(
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
function withToken(target: URL, token: string): string {
  const url = new URL(target);
  const others = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !/^access_token(=|$)/.test(part));
  url.search = [...others, `access_token=${token}`].join('&');
  return url.href;
}

const providers = [
  ['Google', '/apps/auth/login'],
  ['Microsoft', '/apps/auth/microsoft/login'],
  ['Facebook', '/apps/auth/facebook/login'],
  ['Apple', '/apps/auth/apple/login'],
  ['SSO', '/apps/:appId/auth/sso/login'],
] as const;

/**
 * Stand-ins for the providers' pages: GET and POST /apps/auth/login (Google), /apps/auth/{provider}/login, and
 * /apps/{appId}/auth/sso/login, with from_url, app_id, and popup_origin. A popup posts `{ access_token, is_new_user }`
 * to the page that opened it, at exactly popup_origin, if that's one of the site's origins. Otherwise, the page goes to
 * from_url with access_token in its query.
 */
export function providerSignIn(services: Services): Hono<ApiEnv> {
  const { origins, tokens } = services;
  const routes = new Hono<ApiEnv>();
  const headers = securityHeaders(origins, popupScript);

  const signIn = async (c: Context<ApiEnv>, params: URLSearchParams, returnUrl: URL) => {
    const { account, isNew } = await accountFromProvider(services, params.get('email') ?? '');
    c.get('recordEvent')({ type: 'session', what: 'signed-in', user: account.email });
    const token = tokens.issue(account.id);
    const next = withToken(returnUrl, token);
    const origin = params.get('popup_origin');
    if (origin === null || !origins.allowsOrigin(origin)) return c.redirect(next, 303);
    return c.html(popupResultPage({ token, isNew, origin, next }));
  };

  for (const [provider, path] of providers) {
    routes.on(['GET', 'POST'], path, headers, async (c) => {
      const isForm = c.req.method === 'POST';
      const params = new URLSearchParams(isForm ? await c.req.text() : new URL(c.req.url).search);
      const returnUrl = await readReturn(c, services, params);
      if (returnUrl instanceof Response) return returnUrl;
      const form = { provider, action: c.req.path, params };
      if (!isForm) return c.html(providerPage(form));
      try {
        return await signIn(c, params, returnUrl);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return c.html(providerPage({ ...form, error: `${error.message}.` }), error.status);
      }
    });
  }
  return routes;
}

/**
 * The account of somebody who signed in with a provider, which is added if it doesn't exist. The provider has verified
 * the email, so an unverified account now belongs to its owner, and a password that somebody else gave it is removed.
 *
 * @returns the account, and whether this is its first sign-in
 * @throws ApiError 422 for an invalid email
 */
async function accountFromProvider(
  services: Services,
  sentEmail: string,
): Promise<{ account: Account; isNew: boolean }> {
  const { accounts } = services.store;
  const email = check(sentEmail, emailSchema, 'email');
  const known = accounts.byEmail(email);
  if (known?.verified) return { account: known, isNew: false };
  const blank = { password_hash: '', full_name: defaultName(email) };
  const added = known ?? accounts.add({ email, ...blank });
  const changes = { password_hash: '', verified: true, registered: true };
  const account = accounts.change(added, changes);
  publishUserChange(services, known ? 'update' : 'create', account);
  return { account, isNew: true };
}
