import { Hono } from 'hono';
import { z } from 'zod';
import { requireAdmin, requireUser } from '../api/auth';
import { readQuery } from '../api/read-json';
import { requireApp } from '../api/require-app';
import { ApiError } from '../errors';
import type { ApiEnv, Services } from '../services';

const maxPageLength = 200;
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
    if (page.length > maxPageLength) {
      throw new ApiError(422, 'page_too_long', `page: at most ${maxPageLength} characters`);
    }
    await visits.add(user.email, page);
    c.get('recordEvent')({ type: 'visit', page, user: user.email });
    return c.json({ success: true });
  });

  routes.get('/app-logs/:appId', app, async (c) => {
    requireAdmin(c.get('user'));
    return c.json(await visits.list(readQuery(c, pagingSchema)));
  });

  routes.get('/app-logs/:appId/stats', app, async (c) => {
    requireAdmin(c.get('user'));
    const pages = await visits.counts();
    return c.json({ total: pages.reduce((sum, { visits: n }) => sum + n, 0), pages });
  });
  return routes;
}
