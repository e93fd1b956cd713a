import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { redactSecrets } from '@/lib/platform/redact';
import type { Settings, SiteServices } from '@/lib/settings';
import { appId } from './accounts';
import { entities } from './api/entities';
import { authenticate } from './api/read-request';
import { siteCalls } from './api/site-calls';
import { ApiError, sendError } from './errors';
import type { EventLog } from './events';
import { faultMiddleware } from './faults/middleware';
import { requireAllowedHost, requireAllowedOrigin, siteCors } from './origins';
import type { ApiEnv, Services } from './services';
import { signInRoutes } from './sign-in';
import { staticHost } from './static/host';

interface Site {
  out: string | undefined;
  siteSettings: Settings | undefined;
  siteServices?: SiteServices | undefined;
  extension: Hono | undefined;
}

/** All of the platform's routes: API, sign-in page, extension routes, and the exported site if there is one. */
export function createApp(
  services: Services,
  { out, siteSettings, siteServices, extension }: Site,
): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.use(requireAllowedHost(services.origins));
  app.route('/api', apiRoutes(services));
  app.route('/', signInRoutes(services));
  if (extension) app.route('/', extension);
  if (out !== undefined) app.all('*', staticHost(out, siteSettings, siteServices));

  app.notFound((c) => c.text('There’s nothing here. This is the platform, not the site.\n', 404));
  app.onError((error, c) => {
    if (error instanceof ApiError) return sendError(c, error);
    if (error instanceof HTTPException) return error.getResponse();
    // A bug in the platform itself must show up in the log, unless the client disconnected.
    if (!c.env.incoming.socket.destroyed)
      services.log(`${c.req.method} ${c.req.path}: ${error.stack}`);
    const failure = new ApiError(500, 'platform_failed', 'The local platform failed; see its log');
    return sendError(c, failure);
  });
  return app;
}

const maxBodyBytes = 10 * 1024 * 1024;

/** The platform's API, to be mounted at /api. */
function apiRoutes(services: Services): Hono<ApiEnv> {
  const { events, origins } = services;
  const api = new Hono<ApiEnv>();
  // CORS comes first, so faults never affect preflights.
  api.use(siteCors(origins));
  api.use(async (c, next) => {
    await next();
    // Responses contain tokens and accounts (no-store), and user content that must never be sniffed as HTML (nosniff).
    c.header('X-Content-Type-Options', 'nosniff');
    // Unless a fault has set it.
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });
  api.use(authenticate(services), requestLog(events), faultMiddleware(services));
  api.use(requireAllowedOrigin(origins));
  const limitBody = bodyLimit({ maxSize: maxBodyBytes });
  // For a body without a length, which browsers don't send, it makes a Request, which the server's own doesn't allow.
  api.use((c, next) => (c.req.header('content-length') ? limitBody(c, next) : next()));
  api.route('/', siteCalls(services));
  api.route('/', entities(services));
  api.all('*', (c) => {
    const call = `${c.req.method} ${c.req.path}`;
    const message = `The local platform has no ${call}. Its app is "${appId}"; e2e/README.md lists its calls.`;
    throw new ApiError(404, 'call_unknown', message);
  });
  return api;
}

/** Records every call once its response is known, before the client receives it. */
function requestLog(events: EventLog): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const startedAt = performance.now();
    const { clears } = events;
    c.set('fault', null);
    await next();
    if (events.clears !== clears) return;
    const { origin } = new URL(c.req.url);
    const { outgoing } = c.env;
    // A fault may have sent a response on its own, or none.
    const wasSentByFault = c.res.headers.has('x-hono-already-sent');
    events.add({
      type: 'request',
      method: c.req.method,
      path: redactSecrets(c.req.url, []).slice(origin.length),
      status: outgoing.headersSent ? outgoing.statusCode : wasSentByFault ? 0 : c.res.status,
      ms: performance.now() - startedAt,
      user: c.get('user')?.email ?? null,
      fault: c.get('fault'),
    });
  };
}
