import { Hono } from 'hono';
import { z } from 'zod';
import { parseJson, readJson, readQuery, readUploadedFile } from '../api/read-request';
import { aggregate } from '../entities/aggregate';
import { entityOf, readableRecords } from '../entities/entity-call';
import { compileQuery, createPageReader, querySchema, readListQuery } from '../entities/list-query';
import { readRow, readRows } from '../entities/schemas';
import type { ApiEnv, Services } from '../services';

/** All calls under /apps/{appId}/entities/{Entity} except User. */
export function entities(services: Services): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>().basePath('/apps/:appId/entities/:entity');

  routes.get('/', (c) => {
    const { list } = entityOf(c, services);
    return c.json(readListQuery(c)(list()));
  });

  routes.get('/:id', (c) => c.json(entityOf(c, services).get(c.req.param('id'))));

  routes.post('/', async (c) => {
    const { add, schema } = entityOf(c, services);
    return c.json(add(readRow(await readJson(c, z.unknown()), schema)), 201);
  });

  routes.post('/bulk', async (c) => {
    const { add, schema } = entityOf(c, services);
    return c.json(readRows(await readJson(c, z.unknown()), schema).map(add), 201);
  });

  // The file is JSON.
  routes.post('/import', async (c) => {
    const { add, schema } = entityOf(c, services);
    const file = await readUploadedFile(c);
    return c.json(readRows(parseJson(await file.text()), schema).map(add), 201);
  });

  routes.put('/:id', async (c) => {
    const { get, update, schema } = entityOf(c, services);
    const id = c.req.param('id');
    // Before the body is read: where there's no bulk update, /bulk is an unknown id, whatever is sent to it.
    get(id);
    const change = await readJson(c, z.record(z.string(), z.unknown()));
    // The record with the change merged in must be valid as a whole.
    return c.json(update(get(id), readRow({ ...get(id), ...change }, schema)));
  });

  routes.delete('/:id', (c) => {
    const { get, remove } = entityOf(c, services);
    remove(get(c.req.param('id')));
    return c.json({ success: true });
  });

  routes.delete('/', async (c) => {
    const { list, remove } = entityOf(c, services);
    const matching = list().filter(compileQuery(await readJson(c, z.unknown())));
    matching.forEach(remove);
    return c.json({ success: true, deleted: matching.length });
  });
  return routes;
}

const countSchema = z.object({ q: querySchema.default({}) });

/** GET v2/list and count, and POST aggregate, under /apps/{appId}/entities/{Entity}; for User, admins only */
export function entityReads(services: Services): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>().basePath('/apps/:appId/entities/:entity');
  const readPage = createPageReader();

  routes.get('/v2/list', (c) =>
    c.json(readPage(c, c.req.param('entity'), readableRecords(c, services))),
  );

  routes.get('/count', (c) => {
    const records = readableRecords(c, services);
    const matches = compileQuery(readQuery(c, countSchema).q);
    return c.json({ count: records.filter(matches).length });
  });

  routes.post('/aggregate', async (c) => {
    const records = readableRecords(c, services);
    return c.json(aggregate(records, await readJson(c, z.unknown())));
  });
  return routes;
}
