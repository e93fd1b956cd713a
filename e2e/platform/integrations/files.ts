import { z } from 'zod';
import { check } from '../api/read-json';
import type { Params } from '../api/read-params';
import { ApiError } from '../errors';
import type { Services } from '../services';
import { serviceAccount } from '../store/accounts';

const maxSignedSeconds = 7 * 24 * 3600;
const uriForm = /^private\/([0-9a-f]{24})$/;

/** Files are stored as records, under a name no entity can have. */
const collection = '/files';
const fileSchema = z.object({ name: z.string(), base64: z.string(), isPrivate: z.boolean() });
const signing = z.looseObject({
  file_uri: z.string().regex(uriForm, 'must be a file_uri that UploadPrivateFile returned'),
  expires_in: z.int().min(1).max(maxSignedSeconds).default(300),
});

export interface StoredFile {
  name: string;
  body: Uint8Array<ArrayBuffer>;
}

/** Stores the file in the field `file`. Throws ApiError 422 if there's none. */
export async function uploadFile(services: Services, params: Params): Promise<object> {
  const id = await storeUpload(services, params, { isPrivate: false });
  return { file_url: fileUrl(services, id) };
}

/** Like uploadFile, for a file that can be read only through a signed URL. */
export async function uploadPrivateFile(services: Services, params: Params): Promise<object> {
  return { file_uri: `private/${await storeUpload(services, params, { isPrivate: true })}` };
}

/** Creates a URL that opens a private file for `expires_in` seconds. */
export function createFileSignedUrl(
  { appId, origins, tokens }: Services,
  { data }: Params,
): object {
  const { file_uri, expires_in } = check(data, signing);
  const [, id = ''] = uriForm.exec(file_uri) ?? [];
  const token = tokens.issue(fileSubject(id), expires_in * 1000);
  return {
    signed_url: `${origins.own}/api/apps/${appId}/private-files/${id}?token=${token}`,
  };
}

/** The token subject of a signed URL. It can't match an account id. */
export function fileSubject(fileId: string): string {
  return `file ${fileId}`;
}

/** @throws ApiError 404 if there's no such file */
export function requireFile(
  { store }: Services,
  id: string,
  { isPrivate }: { isPrivate: boolean },
): StoredFile {
  const file = fileSchema.safeParse(store.records.byId(collection, id)).data;
  if (file?.isPrivate !== isPrivate) throw new ApiError(404, 'file_unknown', 'File not found');
  return { name: file.name, body: Buffer.from(file.base64, 'base64') };
}

/** The text of an uploaded file. @throws ApiError 404 if the URL isn't one's */
export function readUploadedText(services: Services, url: string): string {
  const prefix = fileUrl(services, '');
  const id = url.startsWith(prefix) ? url.slice(prefix.length) : '';
  return new TextDecoder().decode(requireFile(services, id, { isPrivate: false }).body);
}

/** @returns the file's ID, which can't be guessed */
async function storeUpload(
  { store }: Services,
  { files }: Params,
  { isPrivate }: { isPrivate: boolean },
): Promise<string> {
  const upload = files.find(({ field }) => field === 'file');
  if (!upload) throw new ApiError(422, 'validation_failed', 'file: a file is required');
  const base64 = Buffer.from(await upload.file.arrayBuffer()).toString('base64');
  const file: z.infer<typeof fileSchema> = { name: upload.file.name, base64, isPrivate };
  return store.records.add(collection, serviceAccount, file).id;
}

function fileUrl({ appId, origins }: Services, id: string): string {
  return `${origins.own}/api/apps/${appId}/files/${id}`;
}
