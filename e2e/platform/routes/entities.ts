import { Hono } from 'hono';
import { z } from 'zod';
import { requireUser } from '../api/auth';
import { readUploadedFile } from '../api/read-form';
import { readJson } from '../api/read-json';
import { requireApp } from '../api/require-app';
import { readImport } from '../entities/import';
import { checkedQuery, readListQuery } from '../entities/list-query';
import { publishChange, publishChanges } from '../entities/publish';
import { readRow, readRows, requireSchema } from '../entities/schemas';
import { requireRecord, unknownRecord } from '../entities/unknown-record';
import type { ApiEnv, Services } from '../services';

const anything = z.unknown();

/** All calls under /apps/{appId}/entities/{Entity} except User. */
export function entities(services: Services): Hono<ApiEnv> {
  const { appId, store } = services;
  const { records } = store;
  const routes = new Hono<ApiEnv>();
  const app = requireApp(appId);
  const collection = '/apps/:appId/entities/:entity';
  const item = `${collection}/:id`;

  routes.get(collection, app, async (c) => {
    requireUser(c.get('user'));
    const entity = c.req.param('entity');
    requireSchema(entity);
    const applyQuery = readListQuery(c);
    return c.json(applyQuery(await records.list(entity)));
  });

  routes.get(item, app, async (c) => {
    requireUser(c.get('user'));
    const { entity, id } = c.req.param();
    requireSchema(entity);
    return c.json(requireRecord(await records.byId(entity, id), entity, id));
  });

  routes.post(collection, app, async (c) => {
    const user = requireUser(c.get('user'));
    const entity = c.req.param('entity');
    const schema = requireSchema(entity);
    const added = await records.add(entity, user, [readRow(await readJson(c, anything), schema)]);
    publishChanges(services, entity, 'create', added);
    return c.json(added[0], 201);
  });

  routes.post(`${collection}/bulk`, app, async (c) => {
    const user = requireUser(c.get('user'));
    const entity = c.req.param('entity');
    const schema = requireSchema(entity);
    const added = await records.add(entity, user, readRows(await readJson(c, anything), schema));
    publishChanges(services, entity, 'create', added);
    return c.json(added, 201);
  });

  routes.post(`${collection}/import`, app, async (c) => {
    const user = requireUser(c.get('user'));
    const entity = c.req.param('entity');
    const schema = requireSchema(entity);
    const added = await records.add(
      entity,
      user,
      await readImport(await readUploadedFile(c), schema),
    );
    publishChanges(services, entity, 'create', added);
    return c.json(added, 201);
  });

  routes.put(item, app, async (c) => {
    requireUser(c.get('user'));
    const { entity, id } = c.req.param();
    const schema = requireSchema(entity);
    // Before the body is read: where there's no bulk update, /bulk is an unknown id, whatever is sent to it.
    requireRecord(await records.byId(entity, id), entity, id);
    const change = await readJson(c, z.record(z.string(), z.unknown()));
    // The record with the change merged in must be valid as a whole.
    const changed = await records.update(entity, id, (own) =>
      readRow({ ...own, ...change }, schema),
    );
    const record = requireRecord(changed, entity, id);
    publishChange(services, entity, 'update', record);
    return c.json(record);
  });

  routes.delete(item, app, async (c) => {
    requireUser(c.get('user'));
    const { entity, id } = c.req.param();
    requireSchema(entity);
    const record = requireRecord(await records.byId(entity, id), entity, id);
    if (!(await records.remove(entity, id))) throw unknownRecord(entity, id);
    publishChange(services, entity, 'delete', record);
    return c.json({ success: true });
  });

  routes.delete(collection, app, async (c) => {
    requireUser(c.get('user'));
    const entity = c.req.param('entity');
    requireSchema(entity);
    const matcher = checkedQuery(await readJson(c, anything), 'q');
    let deleted = 0;
    for (const record of (await records.list(entity)).filter(matcher)) {
      // A concurrent call may have removed it: count and publish only what this one removes.
      if (!(await records.remove(entity, record.id))) continue;
      deleted += 1;
      publishChange(services, entity, 'delete', record);
    }
    return c.json({ success: true, deleted });
  });
  return routes;
}
