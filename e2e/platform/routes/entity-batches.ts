import { Hono } from 'hono';
import { update as applyUpdate } from 'mingo';
import { z } from 'zod';
import { check, readJson } from '../api/read-request';
import { entityOf } from '../entities/entity-call';
import { compileQuery, fieldOf, invalid, type StoredRecord } from '../entities/list-query';
import { readRow } from '../entities/schemas';
import type { ApiEnv, Services } from '../services';

const row = z.record(z.string(), z.unknown());
const updateManySchema = z.strictObject({ query: row, data: z.unknown() });
const bulkSchema = z.array(z.looseObject({ id: z.string() }));
const key = z.union([z.string().transform((field) => [field]), z.array(z.string()).min(1)]);
const upsertSchema = z.strictObject({ records: z.array(row), key });

/** PATCH update-many, PUT bulk, and POST upsert. If one of the records would become invalid, none is written. */
export function entityBatches(services: Services): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>().basePath('/apps/:appId/entities/:entity');

  routes.patch('/update-many', async (c) => {
    const { list, update, schema } = entityOf(c, services);
    const { query, data } = await readJson(c, updateManySchema);
    const applied = compileUpdate(data);
    const changes = list()
      .filter(compileQuery(query, 'query'))
      .map((record) => ({ record, own: readRow(applied(record), schema) }));
    for (const { record, own } of changes) update(record, own);
    return c.json({ success: true, updated: changes.length, has_more: false });
  });

  routes.put('/bulk', async (c) => {
    const { get, update, schema } = entityOf(c, services);
    const rows = await readJson(c, bulkSchema);
    const changes = rows.map((change, index) => {
      const record = get(change.id);
      return { record, own: readRow({ ...record, ...change }, schema, String(index)) };
    });
    return c.json(changes.map(({ record, own }) => update(record, own)));
  });

  /** Merges each row into the record with the same key, or adds it. Of rows with the same key, the last one wins. */
  routes.post('/upsert', async (c) => {
    const { list, add, update, schema } = entityOf(c, services);
    const { records: rows, key: fields } = await readJson(c, upsertSchema);
    const rowsByKey = new Map(rows.map((row, index) => [keyOf(row, fields, index), row]));
    const existing = new Map(list().map((record) => [textOf(record, fields), record]));
    const changes = [...rowsByKey].map(([text, row]) => {
      const record = existing.get(text);
      const own = readRow({ ...record, ...row }, schema, String(rows.indexOf(row)));
      return { record, own };
    });
    const records = changes.map(({ record, own }) => (record ? update(record, own) : add(own)));
    const created = changes.filter(({ record }) => !record).length;
    return c.json({ created, updated: records.length - created, records });
  });
  return routes;
}

/** @throws ApiError 422 if the row lacks a part of the key */
function keyOf(row: StoredRecord, fields: readonly string[], index: number): string {
  const missing = fields.find((field) => fieldOf(row, field) === null);
  if (missing === undefined) return textOf(row, fields);
  throw invalid(`records.${index}.${missing}`, 'is required, since it’s part of the key');
}

function textOf(record: StoredRecord, fields: readonly string[]): string {
  return JSON.stringify(fields.map((field) => fieldOf(record, field)));
}

const updateSchema = z
  .record(z.string(), z.record(z.string(), z.unknown()))
  .refine((update) => Object.keys(update).length > 0, 'must have an operator, such as $set');

/** Compiles MongoDB's update operators to a function that returns a changed copy. Both throw ApiError 422. */
function compileUpdate(sent: unknown): (own: StoredRecord) => StoredRecord {
  const update = check(sent, updateSchema, 'data');
  return (own) => {
    const changed = structuredClone({ ...own });
    try {
      applyUpdate(changed, update);
    } catch (error) {
      throw invalid('data', error);
    }
    // As JSON, since $currentDate sets a Date.
    return JSON.parse(JSON.stringify(changed));
  };
}
