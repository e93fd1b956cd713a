import type { Services } from '../services';
import { type Account, toRecord } from '../store/accounts';
import type { StoredRecord } from './list-query';

const maxBroadcastBytes = 16 * 1024;
const maxStringBytes = 10 * 1024;

export type ChangeType = 'create' | 'update' | 'delete';
type PublishServices = Pick<Services, 'appId' | 'generation' | 'rooms' | 'now'>;

/**
 * Sends a record's change to everyone in the entity's room, or only to the accounts that pass `isFor`. The current
 * generation sends a large record slimmed and marked `_oversize`; a deleted one can't be fetched, so it isn't marked.
 */
export function publishChange(
  { appId, generation, rooms, now }: PublishServices,
  entity: string,
  type: ChangeType,
  record: StoredRecord,
  isFor?: (account: Account) => boolean,
): void {
  const timestamp = new Date(now()).toISOString();
  const fitted = generation === 'current' ? fitBroadcast(record) : record;
  const mark = fitted === record || type === 'delete' ? {} : { _oversize: true };
  const payload = { type, id: record.id, data: { ...fitted, ...mark }, timestamp };
  rooms.broadcast(`entities:${appId}:${entity}`, payload, isFor);
}

/** Publishes an account's change to admins and to the account itself: the ones who may also read it. */
export function publishUserChange(
  services: PublishServices,
  type: ChangeType,
  account: Account,
): void {
  const isFor = ({ id, role }: Account) => role === 'admin' || id === account.id;
  publishChange(services, 'User', type, toRecord(account), isFor);
}

/** The same object if it fits into a broadcast; or else without strings over 10 KB, or only the ID. */
function fitBroadcast(record: StoredRecord): StoredRecord {
  const size = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
  if (size(record) <= maxBroadcastBytes) return record;
  const slimmed = Object.fromEntries(
    Object.entries(record).map(([field, value]) => [
      field,
      typeof value === 'string' && size(value) > maxStringBytes ? '' : value,
    ]),
  );
  return size(slimmed) <= maxBroadcastBytes ? slimmed : { id: record.id };
}
