import { Hono } from 'hono';
import { aggregate } from 'mingo';
import { requireAdmin, requireUser } from '../api/auth';
import { requireApp } from '../api/require-app';
import { readListQuery } from '../entities/list-query';
import type { ApiEnv, Services } from '../services';

/** Visits are stored as records, under a name no entity can have. */
const collection = '/app-logs';

/** POST /app-logs/{appId}/log-user-in-app/{page}; for admins GET /app-logs/{appId} and its /stats */
export function appLogs({ appId, store: { records } }: Services): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  const app = requireApp(appId);

  routes.post('/app-logs/:appId/log-user-in-app/:page', app, (c) => {
    const user = requireUser(c.get('user'));
    const page = c.req.param('page');
    records.add(collection, user, { page, user_email: user.email });
    c.get('recordEvent')({ type: 'visit', page, user: user.email });
    return c.json({ success: true });
  });

  routes.get('/app-logs/:appId', app, (c) => {
    requireAdmin(c.get('user'));
    return c.json(readListQuery(c)(records.list(collection)));
  });

  routes.get('/app-logs/:appId/stats', app, (c) => {
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
