import type { Services } from '../services';
import { type Account, toRecord } from '../store/accounts';
import type { StoredRecord } from './query';

type Change = 'create' | 'update' | 'delete';
type Announcer = Pick<Services, 'appId' | 'rooms' | 'now'>;

/** Tells an entity's room of a change of one record. */
export function announce(
  { appId, rooms, now }: Announcer,
  entity: string,
  type: Change,
  record: StoredRecord,
): void {
  rooms.send(`entities:${appId}:${entity}`, type, {
    type,
    id: record.id,
    data: record,
    timestamp: new Date(now()).toISOString(),
  });
}

/** Tells an entity's room of the same change of each record. */
export function announceAll(
  services: Announcer,
  entity: string,
  type: Change,
  records: readonly StoredRecord[],
): void {
  for (const record of records) announce(services, entity, type, record);
}

/** Tells the users' room of a change of an account. */
export function announceUser(
  services: Announcer,
  type: Change,
  account: Account | undefined,
): void {
  if (account) announce(services, 'User', type, toRecord(account));
}
