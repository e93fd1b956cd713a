import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { type Account, appId } from '../accounts';
import { ApiError } from '../errors';
import type { ApiEnv, Services } from '../services';
import type { EntityRecord } from '../store';
import { readJson, readListQuery, requireUser } from './read-request';

const fieldsSchema = z.record(z.string(), z.json());
type Fields = z.infer<typeof fieldsSchema>;

/** Calls under /apps/{appId}/entities/{Entity}: any entity but User, with any fields. For every registered account. */
export function entities({ rooms, store }: Services): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>().basePath(`/apps/${appId}/entities/:entity`);

  const publish = (type: 'create' | 'update' | 'delete', entity: string, record: EntityRecord) => {
    const change = { type, id: record.id, data: record, timestamp: new Date().toISOString() };
    rooms.broadcast(`entities:${appId}:${entity}`, change);
  };
  const find = (entity: string, id: string): EntityRecord => {
    const record = store.get(entity, id);
    if (record) return record;
    throw new ApiError(404, 'record_unknown', `There is no ${entity} "${id}"`);
  };

  routes.get('/', (c) => {
    const { entity } = readCall(c);
    return c.json(readListQuery(c)(store.list(entity)));
  });

  routes.get('/:id', (c) => c.json(find(readCall(c).entity, c.req.param('id'))));

  routes.post('/', async (c) => {
    const { entity, user } = readCall(c);
    const record = createRecord(user, await readJson(c, fieldsSchema));
    store.put(entity, record);
    publish('create', entity, record);
    return c.json(record, 201);
  });

  routes.put('/:id', async (c) => {
    const { entity } = readCall(c);
    const fields = await readJson(c, fieldsSchema);
    const record = changeRecord(find(entity, c.req.param('id')), fields);
    store.put(entity, record);
    publish('update', entity, record);
    return c.json(record);
  });

  routes.delete('/:id', (c) => {
    const { entity } = readCall(c);
    const record = find(entity, c.req.param('id'));
    store.remove(entity, record.id);
    publish('delete', entity, record);
    return c.json({ success: true });
  });
  return routes;
}

/** Who calls, and about which entity. @throws ApiError as requireUser does; 404 if it can't be an entity's name */
function readCall(c: Context<ApiEnv>): { entity: string; user: Account } {
  const user = requireUser(c.get('user'));
  const entity = c.req.param('entity') ?? '';
  if (/^[A-Z]\w*$/.test(entity) && entity !== 'User') return { entity, user };
  throw new ApiError(404, 'entity_unknown', `The local platform has no entity "${entity}"`);
}

/** Fields that only the platform writes are ignored: clients send whole records back. */
function createRecord({ id, email }: Account, fields: Fields): EntityRecord {
  const now = new Date().toISOString();
  return {
    ...fields,
    id: randomBytes(12).toString('hex'),
    created_date: now,
    updated_date: now,
    created_by: email,
    created_by_id: id,
  };
}

function changeRecord(record: EntityRecord, fields: Fields): EntityRecord {
  const { id, created_date, created_by, created_by_id } = record;
  const updated_date = new Date().toISOString();
  return { ...record, ...fields, id, created_date, updated_date, created_by, created_by_id };
}
