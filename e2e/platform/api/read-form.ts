import type { Context } from 'hono';
import { ApiError } from '../errors';
import { readBytes } from './read-body';

/** Whether the body says that it is a form that can carry files. */
export function isForm(c: Context): boolean {
  return /^multipart\/form-data\s*(;|$)/i.test(c.req.header('content-type') ?? '');
}

/** The request's form. Throws ApiError 415 for another content type, 400 for a broken form, 413. */
export async function readForm(c: Context): Promise<FormData> {
  if (!isForm(c)) {
    throw new ApiError(
      415,
      'unsupported_media_type',
      'The body must be a form with Content-Type: multipart/form-data',
    );
  }
  // Read by ourselves first, so that the limit holds for a body that does not announce its length.
  const body = await readBytes(c);
  const headers = { 'content-type': c.req.header('content-type') ?? '' };
  try {
    return await new Response(body, { headers }).formData();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ApiError(400, 'invalid_form', `The body is not a multipart form: ${why}`);
  }
}

/** The file in the form's field `file`. Throws as readForm does, and 422 where there is none. */
export async function readUploadedFile(c: Context): Promise<File> {
  const file = (await readForm(c)).get('file');
  if (file instanceof File) return file;
  throw new ApiError(422, 'validation_failed', 'file: a file is required');
}
