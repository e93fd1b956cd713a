import { Hono } from 'hono';
import { z } from 'zod';
import { requireUser } from '../api/auth';
import { readJson } from '../api/read-json';
import { requireApp } from '../api/require-app';
import { createConcurrencyLimit } from '../concurrency';
import { compileUpdate } from '../entities/compile-update';
import { fieldNames } from '../entities/field-names';
import { checkedQuery } from '../entities/list-query';
import { publishChange } from '../entities/publish';
import { readRow, requireSchema } from '../entities/schemas';
import { requireRecord } from '../entities/unknown-record';
import { upsert } from '../entities/upsert';
import type { ApiEnv, Services } from '../services';
import { type EntityRecord, withoutSystemFields } from '../store/records';

const maxBatch = 500;
const row = z.record(z.string(), z.unknown());
const updateManySchema = z.strictObject({ query: row, data: z.unknown() });
const bulkSchema = z.array(z.looseObject({ id: z.string() })).max(maxBatch);
const upsertSchema = z.strictObject({ records: z.array(row).max(maxBatch), key: fieldNames(4) });

type BatchServices = Pick<Services, 'appId' | 'generation' | 'now' | 'rooms' | 'store'>;

/**
 * PATCH update-many, PUT bulk, and POST upsert under /apps/{appId}/entities/{Entity}, for up to 500 records at a time.
 * If one of them would become invalid, none is written.
 */
export function entityBatches(services: BatchServices): Hono<ApiEnv> {
  const { appId, now, store } = services;
  const { records } = store;
  const routes = new Hono<ApiEnv>();
  const app = requireApp(appId);
  const collection = '/apps/:appId/entities/:entity';
  // One at a time, so that two calls don't create a record with the same key.
  const upserts = createConcurrencyLimit(1);

  routes.patch(`${collection}/update-many`, app, async (c) => {
    requireUser(c.get('user'));
    const entity = c.req.param('entity');
    const schema = requireSchema(entity);
    const { query, data } = await readJson(c, updateManySchema);
    const matches = checkedQuery(query, 'query');
    const update = compileUpdate(data, now());
    const change = (own: Record<string, unknown>) => readRow(update(own), schema);

    const matching = (await records.list(entity)).filter(matches);
    const batch = matching.slice(0, maxBatch);
    for (const record of batch) change(withoutSystemFields(record));
    let updated = 0;
    for (const { id } of batch) {
      // A concurrent call may have changed it: only records that still match are updated.
      const record = await records.update(entity, id, (own, current) =>
        matches(current) ? change({ ...own }) : undefined,
      );
      if (!record) continue;
      updated += 1;
      publishChange(services, entity, 'update', record);
    }
    return c.json({ success: true, updated, has_more: matching.length > batch.length });
  });

  routes.put(`${collection}/bulk`, app, async (c) => {
    requireUser(c.get('user'));
    const entity = c.req.param('entity');
    const schema = requireSchema(entity);
    const changes = await readJson(c, bulkSchema);
    for (const [index, { id, ...change }] of changes.entries()) {
      const record = requireRecord(await records.byId(entity, id), entity, id);
      readRow({ ...record, ...change }, schema, String(index));
    }
    const updated: EntityRecord[] = [];
    for (const { id, ...change } of changes) {
      const changed = await records.update(entity, id, (own) =>
        readRow({ ...own, ...change }, schema),
      );
      const record = requireRecord(changed, entity, id);
      publishChange(services, entity, 'update', record);
      updated.push(record);
    }
    return c.json(updated);
  });

  routes.post(`${collection}/upsert`, app, async (c) => {
    const user = requireUser(c.get('user'));
    const entity = c.req.param('entity');
    const schema = requireSchema(entity);
    const { records: rows, key } = await readJson(c, upsertSchema);
    return c.json(await upserts.run(() => upsert(services, { entity, schema, user, rows, key })));
  });
  return routes;
}
