import { Hono } from 'hono';
import { html } from 'hono/html';
import { accountForToken, requireUser } from '../api/auth';
import { requireApp } from '../api/require-app';
import type { ApiEnv, Services } from '../services';

/**
 * Pages that connect a user's messenger with an agent: GET /apps/{appId}/agents/{agent}/whatsapp and, in the current
 * generation, /telegram. Without a token in the query, they redirect to the sign-in page.
 */
export function agentChannels(services: Services): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  const channels = new Map([['whatsapp', 'WhatsApp']]);
  if (services.generation === 'current') channels.set('telegram', 'Telegram');

  for (const [path, channel] of channels) {
    routes.get(`/apps/:appId/agents/:agent/${path}`, requireApp(services.appId), (c) => {
      // The sign-in page redirects back here with access_token.
      const token = c.req.query('token') ?? c.req.query('access_token');
      if (token === undefined) {
        const { pathname } = new URL(c.req.url);
        const from_url = services.origins.own + pathname;
        const query = new URLSearchParams({ from_url, app_id: services.appId });
        return c.redirect(`/login?${query}`, 302);
      }
      const user = requireUser(accountForToken(token, services));
      c.header('Content-Security-Policy', "default-src 'none'");
      c.header('Cache-Control', 'no-store');
      c.header('Referrer-Policy', 'no-referrer');
      return c.html(html`<!doctype html><html lang="en"><title>${channel}</title>
<h1>${c.req.param('agent')} on ${channel}</h1>
<p>The local platform has no ${channel}. The hosted platform would connect ${user.email} here.</p></html>`);
    });
  }
  return routes;
}
