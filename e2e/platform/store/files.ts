import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Database } from './database';

const rowSchema = z.object({ name: z.string(), type: z.string(), body: z.instanceof(ArrayBuffer) });

type StoredFile = z.infer<typeof rowSchema>;

export interface Files {
  /** @returns the id, which cannot be guessed: who knows it can read the file */
  add(file: { name: string; type: string; body: Uint8Array }): Promise<string>;
  byId(id: string): Promise<StoredFile | undefined>;
}

export function createFiles(database: Database): Files {
  return {
    async add({ name, type, body }) {
      const id = randomBytes(16).toString('hex');
      await database.execute('INSERT INTO files VALUES (?, ?, ?, ?)', [id, name, type, body]);
      return id;
    },
    async byId(id) {
      const { rows } = await database.execute('SELECT name, type, body FROM files WHERE id = ?', [
        id,
      ]);
      return rows[0] === undefined ? undefined : rowSchema.parse(rows[0]);
    },
  };
}
