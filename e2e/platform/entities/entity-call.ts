import type { Context } from 'hono';
import { requireAdmin, requireUser } from '../api/auth';
import { ApiError } from '../errors';
import type { ApiEnv, Services } from '../services';
import { toRecord } from '../store/accounts';
import type { EntityRecord } from '../store/records';
import type { StoredRecord } from './list-query';
import { type ChangeType, publishChange } from './publish';
import { requireSchema } from './schemas';

type Fields = Record<string, unknown>;

/** The entity that a call names, with its changes published. @throws ApiError as requireUser does; 404 if unknown */
export function entityOf(c: Context<ApiEnv>, services: Services) {
  const user = requireUser(c.get('user'));
  const name = c.req.param('entity') ?? '';
  const schema = requireSchema(name);
  const { records } = services.store;
  const publish = (type: ChangeType, record: EntityRecord) => {
    publishChange(services, name, type, record);
    return record;
  };
  return {
    schema,
    /** In order of creation. */
    list: () => records.list(name),
    /** @throws ApiError 404 if there's no record */
    get(id: string): EntityRecord {
      const record = records.byId(name, id);
      if (record) return record;
      throw new ApiError(404, 'record_unknown', `There is no ${name} "${id}"`);
    },
    add: (own: Fields) => publish('create', records.add(name, user, own)),
    update: (record: EntityRecord, own: Fields) =>
      publish('update', records.update(name, record, own)),
    remove(record: EntityRecord): void {
      records.remove(name, record.id);
      publish('delete', record);
    },
  };
}

/** All records of the call's entity, in order of creation; those of User are for admins. Throws as entityOf does. */
export function readableRecords(c: Context<ApiEnv>, services: Services): StoredRecord[] {
  if (c.req.param('entity') !== 'User') return entityOf(c, services).list();
  requireAdmin(c.get('user'));
  return services.store.accounts.list().map(toRecord);
}
