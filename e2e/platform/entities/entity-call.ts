import type { Context } from 'hono';
import { requireAdmin, requireUser } from '../api/auth';
import { ApiError } from '../errors';
import type { ApiEnv } from '../services';
import type { Store } from '../store';
import { type Account, toRecord } from '../store/accounts';
import type { EntityRecord } from '../store/records';
import type { StoredRecord } from './list-query';
import { type EntitySchema, requireSchema } from './schemas';

/**
 * The user who makes a call under /apps/{appId}/entities/{Entity}, and the entity.
 *
 * @throws ApiError as requireUser does; 404 for an unknown entity, and for User
 */
export function readEntityCall(c: Context<ApiEnv>): {
  user: Account;
  entity: string;
  schema: EntitySchema;
} {
  const user = requireUser(c.get('user'));
  const entity = c.req.param('entity') ?? '';
  return { user, entity, schema: requireSchema(entity) };
}

/** All records of the call's entity, in order of creation; those of User are for admins. Throws as readEntityCall does. */
export function readableRecords(c: Context<ApiEnv>, { accounts, records }: Store): StoredRecord[] {
  if (c.req.param('entity') === 'User') {
    requireAdmin(c.get('user'));
    return accounts.list().map(toRecord);
  }
  return records.list(readEntityCall(c).entity);
}

/** @throws ApiError 404 if there's no record */
export function requireRecord({ records }: Store, entity: string, id: string): EntityRecord {
  const record = records.byId(entity, id);
  if (record) return record;
  throw new ApiError(404, 'record_unknown', `There is no ${entity} "${id}"`);
}
