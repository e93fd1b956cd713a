import { Hono } from 'hono';
import { z } from 'zod';
import { requireAdmin, requireUser } from '../api/auth';
import { readQuery } from '../api/read-json';
import { requireApp } from '../api/require-app';
import type { ApiEnv, Services } from '../services';

const pagingSchema = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(50),
  skip: z.coerce.number().int().min(0).default(0),
});

/** POST /app-logs/{appId}/log-user-in-app/{page}; for admins GET /app-logs/{appId} and its /stats */
export function appLogs({ appId, store: { visits } }: Services): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  const app = requireApp(appId);

  routes.post('/app-logs/:appId/log-user-in-app/:page', app, async (c) => {
    const user = requireUser(c.get('user'));
    const page = c.req.param('page');
    visits.add(user.email, page);
    c.get('recordEvent')({ type: 'visit', page, user: user.email });
    return c.json({ success: true });
  });

  routes.get('/app-logs/:appId', app, (c) => {
    requireAdmin(c.get('user'));
    return c.json(visits.list(readQuery(c, pagingSchema)));
  });

  routes.get('/app-logs/:appId/stats', app, (c) => {
    requireAdmin(c.get('user'));
    const pages = visits.counts();
    return c.json({ total: pages.reduce((sum, { visits: n }) => sum + n, 0), pages });
  });
  return routes;
}
