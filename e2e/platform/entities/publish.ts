import type { Services } from '../services';
import { type Account, toRecord } from '../store/accounts';
import type { StoredRecord } from './query';

type ChangeType = 'create' | 'update' | 'delete';
type PublishServices = Pick<Services, 'appId' | 'rooms' | 'now'>;

/** Sends a record's change to everyone in the entity's room, or only to the accounts that pass `isFor`. */
export function publishChange(
  { appId, rooms, now }: PublishServices,
  entity: string,
  type: ChangeType,
  record: StoredRecord,
  isFor?: (account: Account) => boolean,
): void {
  const timestamp = new Date(now()).toISOString();
  const payload = { type, id: record.id, data: record, timestamp };
  rooms.broadcast(`entities:${appId}:${entity}`, type, payload, isFor);
}

/** Publishes the same type of change for each record. */
export function publishChanges(
  services: PublishServices,
  entity: string,
  type: ChangeType,
  records: readonly StoredRecord[],
): void {
  for (const record of records) publishChange(services, entity, type, record);
}

/** Publishes an account's change to admins and to the account itself: the ones who may also read it. */
export function publishUserChange(
  services: PublishServices,
  type: ChangeType,
  account: Account | undefined,
): void {
  if (!account) return;
  const isFor = ({ id, role }: Account) => role === 'admin' || id === account.id;
  publishChange(services, 'User', type, toRecord(account), isFor);
}
