import { Hono } from 'hono';
import { ApiError } from '../errors';
import type { ApiEnv, Services } from '../services';
import { foreignUrlMessage, refusedPage, securityHeaders } from './page';
import { accountFromProvider } from './provider-account';
import { popupResultPage, popupScript, providerPage } from './provider-pages';
import { withToken } from './routes';

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
  const headers = securityHeaders(origins, popupScript);

  for (const [provider, path] of providers) {
    routes.on(['GET', 'POST'], path, headers, async (c) => {
      const isForm = c.req.method === 'POST';
      const params = new URLSearchParams(isForm ? await c.req.text() : new URL(c.req.url).search);
      for (const id of [c.req.param('appId'), params.get('app_id')]) {
        if ((id ?? appId) !== appId) {
          return c.html(refusedPage(`There is no app "${id}" here.`, origins), 404);
        }
      }
      const returnUrl = origins.returnUrl(params.get('from_url') ?? origins.homeUrl);
      if (!returnUrl) return c.html(refusedPage(foreignUrlMessage, origins), 400);
      const form = { provider, action: c.req.path, params };
      if (!isForm) return c.html(providerPage(form));

      try {
        const { account, isNew } = await accountFromProvider(services, params.get('email') ?? '');
        c.get('recordEvent')({ type: 'session', what: 'signed-in', user: account.email });
        const token = tokens.issue(account.id);
        const next = withToken(returnUrl, token);
        const origin = params.get('popup_origin');
        if (origin === null || !origins.allowsOrigin(origin)) return c.redirect(next, 303);
        return c.html(popupResultPage({ token, isNew, origin, next }));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return c.html(providerPage({ ...form, error: `${error.message}.` }), error.status);
      }
    });
  }
  return routes;
}
