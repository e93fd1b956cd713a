import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Account } from './accounts';
import type { Database } from './database';

const rowSchema = z.object({ id: z.string(), data: z.string() });
const recordSchema = z.looseObject({ id: z.string(), created_by_id: z.string() });

/** A record with the fields that the platform keeps, and its own beside them. */
export type EntityRecord = z.infer<typeof recordSchema>;
type Fields = Readonly<Record<string, unknown>>;

/** The fields of every record that only the platform writes. */
const systemFields = ['id', 'created_date', 'updated_date', 'created_by', 'created_by_id'];

export interface Records {
  /** In the order they were made. */
  list(entity: string): Promise<EntityRecord[]>;
  byId(entity: string, id: string): Promise<EntityRecord | undefined>;
  /** Adds all of them or none. */
  add(entity: string, user: Account, all: readonly Fields[]): Promise<EntityRecord[]>;
  /** @returns the changed record, or undefined where there is none. `make` may be asked again. */
  update(
    entity: string,
    id: string,
    make: (own: Fields) => Fields,
  ): Promise<EntityRecord | undefined>;
  /** @returns whether it was there */
  remove(entity: string, id: string): Promise<boolean>;
}

export function createRecords(database: Database, now: () => number): Records {
  const date = () => new Date(now()).toISOString();
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
    async add(entity, user, all) {
      const made = date();
      const kept = {
        created_date: made,
        updated_date: made,
        created_by: user.email,
        created_by_id: user.id,
      };
      const records = all.map((own) => ({
        ...own,
        id: randomBytes(12).toString('hex'),
        ...kept,
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
        const old = read(row.data);
        const kept = Object.fromEntries(systemFields.map((field) => [field, old[field]]));
        const record = recordSchema.parse({
          ...make(withoutSystemFields(old)),
          ...kept,
          updated_date: date(),
        });
        // Written only over what was read, so that of two changes at the same time none is lost.
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

/** The fields without those that the platform keeps: clients send whole records back. */
export function withoutSystemFields(record: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).filter(([field]) => !systemFields.includes(field)),
  );
}

function read(data: string): EntityRecord {
  return recordSchema.parse(JSON.parse(data));
}
