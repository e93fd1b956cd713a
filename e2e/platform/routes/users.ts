import { Hono } from 'hono';
import { requireAdmin } from '../api/auth';
import { requireApp } from '../api/require-app';
import { readListQuery } from '../entities/list-query';
import { ApiError } from '../errors';
import type { ApiEnv, Services } from '../services';
import { toRecord } from '../store/accounts';

/** GET /apps/{appId}/entities/User and /{id}, for admins. Accounts are created by invitation or sign-up. */
export function users({ appId, store: { accounts } }: Services): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  const path = '/apps/:appId/entities/User';
  const app = requireApp(appId);

  routes.get(path, app, async (c) => {
    requireAdmin(c.get('user'));
    const applyQuery = readListQuery(c);
    return c.json(applyQuery((await accounts.list()).map(toRecord)));
  });

  routes.get(`${path}/:id`, app, async (c) => {
    requireAdmin(c.get('user'));
    const id = c.req.param('id');
    const account = await accounts.byId(id);
    if (!account) throw new ApiError(404, 'record_unknown', `There is no User "${id}"`);
    return c.json(toRecord(account));
  });
  return routes;
}
