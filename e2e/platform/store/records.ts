import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Account } from './accounts';

export const recordSchema = z.looseObject({ id: z.string(), created_by_id: z.string() });

/** A record: the system fields and the entity's own. */
export type EntityRecord = z.infer<typeof recordSchema>;
type Fields = Readonly<Record<string, unknown>>;

/** Fields of every record that only the platform writes. */
const systemFields = ['id', 'created_date', 'updated_date', 'created_by', 'created_by_id'];

/** Records by entity. The platform's own collections have names that no entity can have, such as /files. */
export function createRecords(
  entities: Map<string, Map<string, EntityRecord>>,
  save: () => void,
  now: () => number,
) {
  const put = (entity: string, record: EntityRecord) => {
    const records = entities.get(entity) ?? new Map<string, EntityRecord>();
    entities.set(entity, records.set(record.id, record));
    save();
    return record;
  };

  return {
    /** In order of creation. */
    list: (entity: string): EntityRecord[] => [...(entities.get(entity)?.values() ?? [])],
    byId: (entity: string, id: string): EntityRecord | undefined => entities.get(entity)?.get(id),
    add(entity: string, user: Account, own: Fields): EntityRecord {
      const date = new Date(now()).toISOString();
      return put(entity, {
        ...own,
        id: randomBytes(12).toString('hex'),
        created_date: date,
        updated_date: date,
        created_by: user.email,
        created_by_id: user.id,
      });
    },
    /** Replaces the record's own fields. @returns the changed record */
    update(entity: string, record: EntityRecord, own: Fields): EntityRecord {
      const { id, created_date, created_by, created_by_id } = record;
      const updated_date = new Date(now()).toISOString();
      return put(entity, { ...own, id, created_date, updated_date, created_by, created_by_id });
    },
    remove(entity: string, id: string): void {
      entities.get(entity)?.delete(id);
      save();
    },
  };
}

/** Drops the fields that only the platform writes, since clients send whole records back. */
export function withoutSystemFields(record: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).filter(([field]) => !systemFields.includes(field)),
  );
}
