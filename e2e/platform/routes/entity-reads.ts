import { Hono } from 'hono';
import { z } from 'zod';
import { readJson, readQuery } from '../api/read-json';
import { requireApp } from '../api/require-app';
import { aggregate } from '../entities/aggregate';
import { checkedQueryText } from '../entities/list-query';
import { readPage } from '../entities/pages';
import { readableRecords } from '../entities/readable-records';
import type { ApiEnv, Services } from '../services';

const countSchema = z.object({ q: z.string().optional() });

/** GET v2/list and count, and POST aggregate, under /apps/{appId}/entities/{Entity}; for User, admins only */
export function entityReads(services: Services): Hono<ApiEnv> {
  const { appId, tokens } = services;
  const routes = new Hono<ApiEnv>();
  const app = requireApp(appId);
  const collection = '/apps/:appId/entities/:entity';

  routes.get(`${collection}/v2/list`, app, async (c) => {
    const entity = c.req.param('entity');
    const records = await readableRecords(services, entity, c.get('user'));
    return c.json(readPage(c, tokens, entity, records));
  });

  routes.get(`${collection}/count`, app, async (c) => {
    const records = await readableRecords(services, c.req.param('entity'), c.get('user'));
    const matches = checkedQueryText(readQuery(c, countSchema).q);
    return c.json({ count: records.filter(matches).length });
  });

  routes.post(`${collection}/aggregate`, app, async (c) => {
    const records = await readableRecords(services, c.req.param('entity'), c.get('user'));
    return c.json(aggregate(records, await readJson(c, z.unknown())));
  });
  return routes;
}
