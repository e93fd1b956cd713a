import type { Services } from '../services';
import { type Account, toRecord } from '../store/accounts';
import type { StoredRecord } from './query';

type ChangeType = 'create' | 'update' | 'delete';
type PublishServices = Pick<Services, 'appId' | 'rooms' | 'now'>;

/** Tells an entity's room of a change of one record; or whom `isFor` picks of those who are in it. */
export function publishChange(
  { appId, rooms, now }: PublishServices,
  entity: string,
  type: ChangeType,
  record: StoredRecord,
  isFor?: (account: Account) => boolean,
): void {
  const timestamp = new Date(now()).toISOString();
  const told = { type, id: record.id, data: record, timestamp };
  rooms.broadcast(`entities:${appId}:${entity}`, type, told, isFor);
}

/** Tells an entity's room of the same change of each record. */
export function publishChanges(
  services: PublishServices,
  entity: string,
  type: ChangeType,
  records: readonly StoredRecord[],
): void {
  for (const record of records) publishChange(services, entity, type, record);
}

/** Tells the users' room of a change of an account: admins and the account itself, who may read it too. */
export function publishUserChange(
  services: PublishServices,
  type: ChangeType,
  account: Account | undefined,
): void {
  if (!account) return;
  const isFor = ({ id, role }: Account) => role === 'admin' || id === account.id;
  publishChange(services, 'User', type, toRecord(account), isFor);
}
