import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { authenticate } from '../api/auth';
import { requireAllowedOrigin, siteCors } from '../api/origin-checks';
import { ApiError } from '../errors';
import { faultMiddleware } from '../faults/middleware';
import { redactTokens } from '../redact';
import type { ApiEnv, Services } from '../services';
import { providerSignIn } from '../sign-in/provider-routes';
import { accounts } from './accounts';
import { agents } from './agents';
import { appLogs } from './app-logs';
import { entities } from './entities';
import { entityBatches } from './entity-batches';
import { entityReads } from './entity-reads';
import { functions } from './functions';
import { integrations } from './integrations';
import { publicSettings } from './public-settings';
import { session } from './session';
import { users } from './users';

const maxBodyBytes = 10 * 1024 * 1024;

const routeGroups = [
  publicSettings,
  users,
  entities,
  session,
  accounts,
  functions,
  integrations,
  agents,
  appLogs,
];

/** Only in the current generation. Their paths come first, since /entities/{Entity}/{id} would match some of them. */
const currentRouteGroups = [entityReads, entityBatches, providerSignIn];

/** The platform's API, to be mounted at /api. Add a new group of routes to routeGroups. */
export function apiRoutes(services: Services): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>();
  // CORS comes first, so faults never affect preflights.
  api.use(siteCors(services.origins));
  api.use(async (c, next) => {
    await next();
    // Responses contain tokens and accounts (no-store), and user content that must never be sniffed as HTML (nosniff).
    c.header('X-Content-Type-Options', 'nosniff');
    // Unless a fault has set it.
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });
  api.use(authenticate(services), requestLog, faultMiddleware(services));
  api.use(requireAllowedOrigin(services.origins));
  const limitBody = bodyLimit({ maxSize: maxBodyBytes });
  // For a body without a length, which browsers don't send, it makes a Request, which the server's own doesn't allow.
  api.use((c, next) => (c.req.header('content-length') ? limitBody(c, next) : next()));
  const groups =
    services.generation === 'current' ? [...currentRouteGroups, ...routeGroups] : routeGroups;
  for (const group of groups) api.route('/', group(services));
  api.all('*', (c) => {
    const call = `${c.req.method} ${c.req.path}`;
    throw new ApiError(404, 'call_unknown', `The platform has no endpoint ${call}`);
  });
  return api;
}

/** Records every call once its response is known, before the client receives it. */
const requestLog: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const startedAt = performance.now();
  c.set('fault', null);
  await next();
  const { pathname, search } = new URL(c.req.url);
  const { outgoing } = c.env;
  // A fault may have sent a response on its own, or none.
  const wasSentByFault = c.res.headers.has('x-hono-already-sent');
  c.get('recordEvent')({
    type: 'request',
    method: c.req.method,
    path: redactTokens(pathname + search),
    status: outgoing.headersSent ? outgoing.statusCode : wasSentByFault ? 0 : c.res.status,
    ms: performance.now() - startedAt,
    user: c.get('user')?.email ?? null,
    fault: c.get('fault'),
  });
};
