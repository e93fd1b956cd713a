import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Account } from './accounts';
import type { Database } from './database';

const rowSchema = z.object({ id: z.string(), data: z.string() });
const recordSchema = z.looseObject({ id: z.string(), created_by_id: z.string() });

/** A record: the system fields and the entity's own. */
export type EntityRecord = z.infer<typeof recordSchema>;
type Fields = Readonly<Record<string, unknown>>;

/** Fields of every record that only the platform writes. */
export const systemFields = ['id', 'created_date', 'updated_date', 'created_by', 'created_by_id'];

export interface Records {
  /** In order of creation. */
  list(entity: string): Promise<EntityRecord[]>;
  byId(entity: string, id: string): Promise<EntityRecord | undefined>;
  /** Adds all of them or none. */
  add(entity: string, user: Account, rows: readonly Fields[]): Promise<EntityRecord[]>;
  /**
   * @param make gets the record without and with the system fields, and returns its new fields, or undefined to leave
   * it as it is. May run more than once.
   * @returns the changed record, or undefined if there is none
   */
  update(
    entity: string,
    id: string,
    make: (own: Fields, record: EntityRecord) => Fields | undefined,
  ): Promise<EntityRecord | undefined>;
  /** @returns whether it existed */
  remove(entity: string, id: string): Promise<boolean>;
}

export function createRecords(database: Database, now: () => number): Records {
  const date = () => new Date(now()).toISOString();
  let lastStamp = 0;
  // IDs sort by creation, so pages of records can break ties by them.
  const newId = () => {
    lastStamp = Math.max(lastStamp + 1, now() * 1000);
    return lastStamp.toString(16).padStart(14, '0') + randomBytes(5).toString('hex');
  };
  const find = async (entity: string, id: string) => {
    const { rows } = await database.execute(
      'SELECT id, data FROM records WHERE entity = ? AND id = ?',
      [entity, id],
    );
    return rows[0] === undefined ? undefined : rowSchema.parse(rows[0]);
  };

  return {
    async list(entity) {
      const { rows } = await database.execute(
        'SELECT id, data FROM records WHERE entity = ? ORDER BY position',
        [entity],
      );
      return rows.map((row) => read(rowSchema.parse(row).data));
    },
    async byId(entity, id) {
      const row = await find(entity, id);
      return row && read(row.data);
    },
    async add(entity, user, rows) {
      const createdDate = date();
      const systemValues = {
        created_date: createdDate,
        updated_date: createdDate,
        created_by: user.email,
        created_by_id: user.id,
      };
      const records = rows.map((fields) => ({
        ...fields,
        id: newId(),
        ...systemValues,
      }));
      const inserts = records.map((record) => ({
        sql: 'INSERT INTO records (entity, id, data) VALUES (?, ?, ?)',
        args: [entity, record.id, JSON.stringify(record)],
      }));
      if (inserts.length > 0) await database.batch(inserts, 'write');
      return records;
    },
    async update(entity, id, make) {
      for (;;) {
        const row = await find(entity, id);
        if (!row) return undefined;
        const previous = read(row.data);
        const changed = make(withoutSystemFields(previous), previous);
        if (!changed) return undefined;
        const systemValues = Object.fromEntries(
          systemFields.map((field) => [field, previous[field]]),
        );
        const record = recordSchema.parse({
          ...changed,
          ...systemValues,
          updated_date: date(),
        });
        // Compare-and-set: the update applies only to the data that was read, so no concurrent change is lost.
        const { rowsAffected } = await database.execute(
          'UPDATE records SET data = ? WHERE entity = ? AND id = ? AND data = ?',
          [JSON.stringify(record), entity, id, row.data],
        );
        if (rowsAffected === 1) return record;
      }
    },
    async remove(entity, id) {
      const { rowsAffected } = await database.execute(
        'DELETE FROM records WHERE entity = ? AND id = ?',
        [entity, id],
      );
      return rowsAffected === 1;
    },
  };
}

/** Drops the fields that only the platform writes, since clients send whole records back. */
export function withoutSystemFields(record: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).filter(([field]) => !systemFields.includes(field)),
  );
}

function read(data: string): EntityRecord {
  return recordSchema.parse(JSON.parse(data));
}
