import type { Services } from '../services';
import { type Account, toRecord } from '../store/accounts';
import type { StoredRecord } from './query';

type Change = 'create' | 'update' | 'delete';
type Announcer = Pick<Services, 'appId' | 'rooms' | 'now'>;

/** Tells an entity's room of a change of one record; or whom `isFor` picks of those who are in it. */
export function announce(
  { appId, rooms, now }: Announcer,
  entity: string,
  type: Change,
  record: StoredRecord,
  isFor?: (account: Account) => boolean,
): void {
  const timestamp = new Date(now()).toISOString();
  const told = { type, id: record.id, data: record, timestamp };
  rooms.send(`entities:${appId}:${entity}`, type, told, isFor);
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

/** Tells the users' room of a change of an account: admins and the account itself, who may read it too. */
export function announceUser(
  services: Announcer,
  type: Change,
  account: Account | undefined,
): void {
  if (!account) return;
  const isFor = ({ id, role }: Account) => role === 'admin' || id === account.id;
  announce(services, 'User', type, toRecord(account), isFor);
}
