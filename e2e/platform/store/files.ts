import { randomBytes } from 'node:crypto';
import { z } from 'zod';

export const fileSchema = z.object({
  name: z.string(),
  type: z.string(),
  base64: z.string(),
  isPrivate: z.boolean(),
});

export interface StoredFile {
  name: string;
  type: string;
  body: Uint8Array<ArrayBuffer>;
}

/** A private file requires a signed URL; for a public one, the id is enough. */
type Visibility = 'public' | 'private';

export interface Files {
  /** @returns the id, which can't be guessed */
  add(file: StoredFile, access: Visibility): string;
  byId(id: string, access: Visibility): StoredFile | undefined;
}

export function createFiles(
  files: Map<string, z.infer<typeof fileSchema>>,
  save: () => void,
): Files {
  return {
    add({ name, type, body }, access) {
      const id = randomBytes(16).toString('hex');
      const base64 = Buffer.from(body).toString('base64');
      files.set(id, { name, type, base64, isPrivate: access === 'private' });
      save();
      return id;
    },
    byId(id, access) {
      const file = files.get(id);
      if (!file || file.isPrivate !== (access === 'private')) return undefined;
      return { name: file.name, type: file.type, body: Buffer.from(file.base64, 'base64') };
    },
  };
}
