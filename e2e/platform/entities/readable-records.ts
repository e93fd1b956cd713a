import { requireAdmin, requireUser } from '../api/auth';
import type { Services } from '../services';
import { type Account, toRecord } from '../store/accounts';
import type { StoredRecord } from './query';
import { requireSchema } from './schemas';

/**
 * The records of an entity, User included, in order of creation.
 *
 * @throws ApiError as requireUser does, or as requireAdmin does for User; 404 for an unknown entity
 */
export async function readableRecords(
  { store }: Pick<Services, 'store'>,
  entity: string,
  user: Account | undefined,
): Promise<StoredRecord[]> {
  if (entity === 'User') {
    requireAdmin(user);
    return (await store.accounts.list()).map(toRecord);
  }
  requireUser(user);
  requireSchema(entity);
  return store.records.list(entity);
}
