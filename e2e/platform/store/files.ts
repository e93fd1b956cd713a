import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Database } from './database';

const rowSchema = z.object({ name: z.string(), type: z.string(), body: z.instanceof(ArrayBuffer) });

export type StoredFile = z.infer<typeof rowSchema>;

/** A private file requires a signed URL; for a public one, the id is enough. */
type Visibility = 'public' | 'private';

export interface Files {
  /** @returns the id, which can't be guessed */
  add(file: { name: string; type: string; body: Uint8Array }, access: Visibility): Promise<string>;
  byId(id: string, access: Visibility): Promise<StoredFile | undefined>;
}

export function createFiles(database: Database): Files {
  return {
    async add({ name, type, body }, access) {
      const id = randomBytes(16).toString('hex');
      await database.execute('INSERT INTO files VALUES (?, ?, ?, ?, ?)', [
        id,
        name,
        type,
        body,
        access === 'private' ? 1 : 0,
      ]);
      return id;
    },
    async byId(id, access) {
      const { rows } = await database.execute(
        'SELECT name, type, body FROM files WHERE id = ? AND private = ?',
        [id, access === 'private' ? 1 : 0],
      );
      return rows[0] === undefined ? undefined : rowSchema.parse(rows[0]);
    },
  };
}
