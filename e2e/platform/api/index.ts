import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { redactSecrets } from '@/lib/platform/redact';
import { ApiError } from '../errors';
import type { EventLog } from '../events';
import { faultMiddleware } from '../faults/middleware';
import { appId } from '../seeded-accounts';
import type { ApiEnv, Services } from '../services';
import { authenticate } from './auth';
import { entities } from './entities';
import { requireAllowedOrigin, siteCors } from './origin-checks';
import { siteCalls } from './site-calls';

const maxBodyBytes = 10 * 1024 * 1024;

/** The platform's API, to be mounted at /api. */
export function apiRoutes(services: Services): Hono<ApiEnv> {
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
