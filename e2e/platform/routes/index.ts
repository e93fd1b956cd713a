import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { aggregate } from 'mingo';
import {
  authenticate,
  notRegisteredError,
  requireAdmin,
  requireApp,
  requireUser,
} from '../api/auth';
import { requireAllowedOrigin, siteCors } from '../api/origin-checks';
import { readListQuery } from '../entities/list-query';
import { ApiError } from '../errors';
import { faultMiddleware } from '../faults/middleware';
import { redactTokens } from '../redact';
import type { ApiEnv, Services } from '../services';
import { providerSignIn } from '../sign-in/routes';
import { accounts } from './accounts';
import { agents } from './agents';
import { entities, entityReads } from './entities';
import { entityBatches } from './entity-batches';
import { functions } from './functions';
import { integrations } from './integrations';
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

const pathsOfApp = [
  '/apps/:appId/*',
  '/app-logs/:appId/*',
  '/apps/public/prod/public-settings/by-id/:appId',
];

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
  for (const path of pathsOfApp) api.use(path, requireApp(services.appId));
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

/** GET /apps/public/prod/public-settings/by-id/{appId} */
function publicSettings({ appId, access }: Services): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.get('/apps/public/prod/public-settings/by-id/:appId', (c) => {
    const user = c.get('user');
    const rule = access.get();
    if (user && !user.registered) throw notRegisteredError();
    if (rule.mode === 'refused') {
      throw new ApiError(403, rule.reason, rule.message, { reason: rule.reason });
    }
    if (rule.mode === 'private' && !user) {
      const reason = 'auth_required';
      throw new ApiError(403, reason, 'Authentication required', { reason });
    }
    return c.json({ id: appId, public_settings: { requires_login: rule.mode === 'private' } });
  });
  return routes;
}

/** Visits are stored as records, under a name no entity can have. */
const collection = '/app-logs';

/** POST /app-logs/{appId}/log-user-in-app/{page}; for admins GET /app-logs/{appId} and its /stats */
function appLogs({ store: { records } }: Services): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();

  routes.post('/app-logs/:appId/log-user-in-app/:page', (c) => {
    const user = requireUser(c.get('user'));
    const page = c.req.param('page');
    records.add(collection, user, { page, user_email: user.email });
    c.get('recordEvent')({ type: 'visit', page, user: user.email });
    return c.json({ success: true });
  });

  routes.get('/app-logs/:appId', (c) => {
    requireAdmin(c.get('user'));
    return c.json(readListQuery(c)(records.list(collection)));
  });

  routes.get('/app-logs/:appId/stats', (c) => {
    requireAdmin(c.get('user'));
    const visits = records.list(collection);
    const pages = aggregate(visits, [
      { $group: { _id: '$page', visits: { $sum: 1 } } },
      { $sort: { visits: -1, _id: 1 } },
      { $project: { _id: 0, page: '$_id', visits: 1 } },
    ]);
    return c.json({ total: visits.length, pages });
  });
  return routes;
}
