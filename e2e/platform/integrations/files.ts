import { z } from 'zod';
import type { Params } from '../api/read-params';
import { ApiError } from '../errors';
import type { Services } from '../services';
import { serviceAccount } from '../store/accounts';

/** Files are stored as records, under a name no entity can have. */
const collection = '/uploads';
const fileSchema = z.object({ name: z.string(), base64: z.string() });

export interface StoredFile {
  name: string;
  body: Uint8Array<ArrayBuffer>;
}

/** Stores the file in the field `file`, with an ID that can't be guessed. Throws ApiError 422 if there's none. */
export async function uploadFile(
  { appId, origins, store }: Services,
  { files }: Params,
): Promise<object> {
  const upload = files.find(({ field }) => field === 'file');
  if (!upload) throw new ApiError(422, 'validation_failed', 'file: a file is required');
  const base64 = Buffer.from(await upload.file.arrayBuffer()).toString('base64');
  const file: z.infer<typeof fileSchema> = { name: upload.file.name, base64 };
  const { id } = store.records.add(collection, serviceAccount, file);
  return { file_url: `${origins.own}/api/apps/${appId}/files/${id}` };
}

/** @throws ApiError 404 if there's no such file */
export function requireFile({ store }: Services, id: string): StoredFile {
  const file = fileSchema.safeParse(store.records.byId(collection, id)).data;
  if (file === undefined) throw new ApiError(404, 'file_unknown', 'File not found');
  return { name: file.name, body: Buffer.from(file.base64, 'base64') };
}
