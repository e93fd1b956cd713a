import type { Context } from 'hono';
import { readBody } from '../api/read-body';
import { ApiError } from '../errors';

const maxFormBytes = 64 * 1024;
const formType = 'application/x-www-form-urlencoded';

/** @throws ApiError 415 for another content type, 413 if it's too large */
export async function readSignInForm(c: Context): Promise<URLSearchParams> {
  if (!c.req.header('content-type')?.toLowerCase().startsWith(formType)) {
    throw new ApiError(415, 'unsupported_media_type', `The form must be sent as ${formType}`);
  }
  return new URLSearchParams(await readBody(c, maxFormBytes));
}
