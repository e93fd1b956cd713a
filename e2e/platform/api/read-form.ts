import type { Context } from 'hono';
import { ApiError } from '../errors';

/** Whether the body is declared as a multipart form, which can include files. */
export function isForm(c: Context): boolean {
  return /^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '');
}

/** The file in the form's field `file`. Throws ApiError 422 if there is none. */
export async function readUploadedFile(c: Context): Promise<File> {
  const { file } = isForm(c) ? await c.req.parseBody() : {};
  if (file instanceof File) return file;
  throw new ApiError(422, 'validation_failed', 'file: a file is required');
}
