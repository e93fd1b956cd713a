import { z } from 'zod';
import { check } from '../api/read-json';
import type { Params } from '../api/read-params';
import { ApiError } from '../errors';
import type { Services } from '../services';
import { sampleFromSchema } from './sample-from-schema';

// The client's Content-Type is ignored: an uploaded script or page must not run on the site's origin.
const uploadType = 'application/octet-stream';
const maxSignedSeconds = 7 * 24 * 3600;
const maxQuoteLength = 200;
const uriForm = /^private\/([0-9a-f]{32})$/;

const image = z.looseObject({ prompt: z.string().min(1).max(10_000) });
const extraction = z.looseObject({
  file_url: z.string().max(2000),
  json_schema: z.record(z.string(), z.unknown()),
});
const signing = z.looseObject({
  file_uri: z.string().regex(uriForm, 'must be a file_uri that UploadPrivateFile returned'),
  expires_in: z.int().min(1).max(maxSignedSeconds).default(300),
});

/** Stores the file in the field `file`. Throws ApiError 422 if there's none. */
export async function uploadFile(services: Services, params: Params): Promise<object> {
  return { file_url: fileUrl(services, await storeUpload(services, params, 'public')) };
}

/** Like uploadFile, for a file that can be read only through a signed URL. */
export async function uploadPrivateFile(services: Services, params: Params): Promise<object> {
  return { file_uri: `private/${await storeUpload(services, params, 'private')}` };
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

/** Draws the prompt's text as an SVG, since there's no model here. */
export function generateImage(services: Services, { data }: Params): object {
  const { prompt } = check(data, image);
  const label = prompt.slice(0, maxQuoteLength).replace(/[^\p{L}\p{N} .,:;!?-]/gu, ' ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" role="img">
<rect width="640" height="360" fill="#f4f2ec"/><text x="24" y="48" font-size="20">${label}</text></svg>`;
  const body = new TextEncoder().encode(svg);
  const file = { name: 'image.svg', type: 'image/svg+xml', body };
  return { url: fileUrl(services, services.store.files.add(file, 'public')) };
}

/**
 * Returns a sample object for the schema whose strings are the beginning of an uploaded file.
 *
 * @throws ApiError 422 if file_url isn't an uploaded file
 */
export function extractData(services: Services, { data }: Params): object {
  const { file_url, json_schema } = check(data, extraction);
  const fileUrlPrefix = fileUrl(services, '');
  const file = file_url.startsWith(fileUrlPrefix)
    ? services.store.files.byId(file_url.slice(fileUrlPrefix.length), 'public')
    : undefined;
  if (!file) throw new ApiError(422, 'validation_failed', 'file_url: is not an uploaded file');
  const text = new TextDecoder().decode(file.body).slice(0, maxQuoteLength);
  return sampleObject(json_schema, text);
}

/** Always returns an object, even if the schema describes something else. */
export function sampleObject(schema: unknown, text: string): object {
  return z.looseObject({}).safeParse(sampleFromSchema(schema, text)).data ?? {};
}

async function storeUpload(
  services: Services,
  { files }: Params,
  access: 'public' | 'private',
): Promise<string> {
  const upload = files.find(({ field }) => field === 'file');
  if (!upload) throw new ApiError(422, 'validation_failed', 'file: a file is required');
  const { name } = upload.file;
  const body = new Uint8Array(await upload.file.arrayBuffer());
  return services.store.files.add({ name, type: uploadType, body }, access);
}

function fileUrl({ appId, origins }: Services, id: string): string {
  return `${origins.own}/api/apps/${appId}/files/${id}`;
}
