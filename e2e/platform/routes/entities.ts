import { Hono } from 'hono';
import { z } from 'zod';
import { requireApp } from '../api/auth';
import { readJson, readQuery } from '../api/read-json';
import { readUploadedFile } from '../api/read-params';
import { aggregate } from '../entities/aggregate';
import { readableRecords, readEntityCall, requireRecord } from '../entities/entity-call';
import { readImport } from '../entities/import';
import { compileQuery, querySchema, readListQuery } from '../entities/list-query';
import { createPageReader } from '../entities/pages';
import { publishChange } from '../entities/publish';
import { readRow, readRows } from '../entities/schemas';
import type { ApiEnv, Services } from '../services';
import type { Account } from '../store/accounts';
import type { EntityRecord } from '../store/records';

/** All calls under /apps/{appId}/entities/{Entity} except User. */
export function entities(services: Services): Hono<ApiEnv> {
  const { appId, store } = services;
  const { records } = store;
  const routes = new Hono<ApiEnv>();
  const app = requireApp(appId);
  const collection = '/apps/:appId/entities/:entity';
  const item = `${collection}/:id`;
  const addAll = (entity: string, user: Account, rows: readonly Record<string, unknown>[]) =>
    rows.map((row) => {
      const added = records.add(entity, user, row);
      publishChange(services, entity, 'create', added);
      return added;
    });
  const remove = (entity: string, record: EntityRecord) => {
    records.remove(entity, record.id);
    publishChange(services, entity, 'delete', record);
  };

  routes.get(collection, app, (c) => {
    const { entity } = readEntityCall(c);
    return c.json(readListQuery(c)(records.list(entity)));
  });

  routes.get(item, app, (c) => {
    const { entity } = readEntityCall(c);
    return c.json(requireRecord(store, entity, c.req.param('id')));
  });

  routes.post(collection, app, async (c) => {
    const { user, entity, schema } = readEntityCall(c);
    const row = readRow(await readJson(c, z.unknown()), schema);
    return c.json(addAll(entity, user, [row])[0], 201);
  });

  routes.post(`${collection}/bulk`, app, async (c) => {
    const { user, entity, schema } = readEntityCall(c);
    const rows = readRows(await readJson(c, z.unknown()), schema);
    return c.json(addAll(entity, user, rows), 201);
  });

  routes.post(`${collection}/import`, app, async (c) => {
    const { user, entity, schema } = readEntityCall(c);
    const rows = await readImport(await readUploadedFile(c), schema);
    return c.json(addAll(entity, user, rows), 201);
  });

  routes.put(item, app, async (c) => {
    const { entity, schema } = readEntityCall(c);
    const id = c.req.param('id');
    // Before the body is read: where there's no bulk update, /bulk is an unknown id, whatever is sent to it.
    requireRecord(store, entity, id);
    const change = await readJson(c, z.record(z.string(), z.unknown()));
    const record = requireRecord(store, entity, id);
    // The record with the change merged in must be valid as a whole.
    const changed = records.update(entity, record, readRow({ ...record, ...change }, schema));
    publishChange(services, entity, 'update', changed);
    return c.json(changed);
  });

  routes.delete(item, app, (c) => {
    const { entity } = readEntityCall(c);
    const record = requireRecord(store, entity, c.req.param('id'));
    remove(entity, record);
    return c.json({ success: true });
  });

  routes.delete(collection, app, async (c) => {
    const { entity } = readEntityCall(c);
    const matches = compileQuery(await readJson(c, z.unknown()));
    const matching = records.list(entity).filter(matches);
    for (const record of matching) remove(entity, record);
    return c.json({ success: true, deleted: matching.length });
  });
  return routes;
}

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
