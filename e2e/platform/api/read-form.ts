import type { Context } from 'hono';
import { ApiError } from '../errors';
import { readBytes } from './read-body';

/** Whether the body is declared as a multipart form, which can include files. */
export function isForm(c: Context): boolean {
  return /^multipart\/form-data\s*(;|$)/i.test(c.req.header('content-type') ?? '');
}

/** @throws ApiError 415 for another content type, 400 for a malformed form, 413 if it's too large */
export async function readForm(c: Context): Promise<FormData> {
  if (!isForm(c)) {
    throw new ApiError(
      415,
      'unsupported_media_type',
      'The body must be a form with Content-Type: multipart/form-data',
    );
  }
  // Not c.req.formData(): readBytes enforces the size limit even without a Content-Length.
  const body = await readBytes(c);
  const headers = { 'content-type': c.req.header('content-type') ?? '' };
  try {
    return await new Response(body, { headers }).formData();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ApiError(400, 'invalid_form', `The body is not a multipart form: ${reason}`);
  }
}

/** The file in the form's field `file`. Throws as readForm does, and 422 if there is none. */
export async function readUploadedFile(c: Context): Promise<File> {
  const file = (await readForm(c)).get('file');
  if (file instanceof File) return file;
  throw new ApiError(422, 'validation_failed', 'file: a file is required');
}
