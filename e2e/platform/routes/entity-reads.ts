import { Hono } from 'hono';
import { z } from 'zod';
import { readJson, readQuery } from '../api/read-json';
import { requireApp } from '../api/require-app';
import { aggregate } from '../entities/aggregate';
import { readableRecords } from '../entities/entity-call';
import { querySchema } from '../entities/list-query';
import { createPageReader } from '../entities/pages';
import { compileQuery } from '../entities/query';
import type { ApiEnv, Services } from '../services';

const countSchema = z.object({ q: querySchema.default({}) });

/** GET v2/list and count, and POST aggregate, under /apps/{appId}/entities/{Entity}; for User, admins only */
export function entityReads({ appId, store }: Services): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  const app = requireApp(appId);
  const readPage = createPageReader();
  const collection = '/apps/:appId/entities/:entity';

  routes.get(`${collection}/v2/list`, app, (c) => {
    const records = readableRecords(c, store);
    return c.json(readPage(c, c.req.param('entity'), records));
  });

  routes.get(`${collection}/count`, app, (c) => {
    const records = readableRecords(c, store);
    const matches = compileQuery(readQuery(c, countSchema).q);
    return c.json({ count: records.filter(matches).length });
  });

  routes.post(`${collection}/aggregate`, app, async (c) => {
    const records = readableRecords(c, store);
    return c.json(aggregate(records, await readJson(c, z.unknown())));
  });
  return routes;
}
