import type { Services } from '../services';
import type { StoredRecord } from './query';

export type Change = 'create' | 'update' | 'delete';

/** Tells an entity's room of a change of one record. */
export function announce(
  { appId, rooms, now }: Pick<Services, 'appId' | 'rooms' | 'now'>,
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
