import { type Context, Hono } from 'hono';
import { ApiError } from '../errors';
import { seededAccounts } from '../seeded-accounts';
import type { ApiEnv, Services } from '../services';
import { securityHeaders } from './page';
import { accountFromProvider } from './provider-account';
import { popupResultPage, popupScript, providerPage } from './provider-pages';
import { readSignInForm } from './read-sign-in-form';
import { createRefusals, foreignUrlMessage } from './refusals';
import { withToken } from './with-token';

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
  const { appId, origins, tokens } = services;
  const routes = new Hono<ApiEnv>();
  const { refuse, onError } = createRefusals(origins);
  const headers = securityHeaders(origins, popupScript);

  for (const [provider, path] of providers) {
    const showForm = (c: Context, params: URLSearchParams, error?: ApiError) => {
      const hidden = Object.fromEntries(
        ['app_id', 'from_url', 'popup_origin'].flatMap((name) => {
          const value = params.get(name);
          return value === null ? [] : [[name, value]];
        }),
      );
      const form = { provider, action: c.req.path, hidden, accounts: seededAccounts };
      if (error === undefined) return c.html(providerPage(form));
      return c.html(
        providerPage({ ...form, error: `${error.message}.` }),
        error.status,
        error.more.headers,
      );
    };

    routes.on(['GET', 'POST'], path, headers, async (c) => {
      const isForm = c.req.method === 'POST';
      const params = isForm ? await readSignInForm(c) : new URL(c.req.url).searchParams;
      for (const id of [c.req.param('appId'), params.get('app_id')]) {
        if ((id ?? appId) !== appId) return refuse(c, 404, `There is no app "${id}" here.`);
      }
      const returnUrl = origins.returnUrl(params.get('from_url') ?? origins.homeUrl);
      if (!returnUrl) return refuse(c, 400, foreignUrlMessage);
      if (!isForm) return showForm(c, params);

      let signedIn: Awaited<ReturnType<typeof accountFromProvider>>;
      try {
        signedIn = await accountFromProvider(services, params.get('email') ?? '');
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return showForm(c, params, error);
      }
      const { account, isNew } = signedIn;
      c.get('recordEvent')({ type: 'session', what: 'signed-in', user: account.email });
      const token = tokens.issue(account.id);
      const next = withToken(returnUrl, token);
      const origin = params.get('popup_origin');
      if (origin === null || !origins.allowsOrigin(origin)) return c.redirect(next, 303);
      return c.html(popupResultPage({ token, isNew, origin, next }));
    });
  }

  routes.onError(onError);
  return routes;
}
