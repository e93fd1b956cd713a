import type { Context } from 'hono';
import { ApiError } from '../errors';

export const maxBodyBytes = 10 * 1024 * 1024;

/** @throws ApiError 413 for a body of more than `limit` bytes, 400 if it isn't UTF-8 */
export async function readBody(c: Context, limit = maxBodyBytes): Promise<string> {
  return decodeUtf8(await readBytes(c, limit));
}

/** @throws ApiError 400 if the bytes aren't UTF-8 */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ApiError(400, 'bad_encoding', 'The body must be UTF-8 text');
  }
}

/** @throws ApiError 413 for a body of more than `limit` bytes */
export async function readBytes(
  c: Context,
  limit = maxBodyBytes,
): Promise<Uint8Array<ArrayBuffer>> {
  checkContentLength(c, limit);
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = c.req.raw.body?.getReader();
  for (;;) {
    const result = await reader?.read();
    if (result === undefined || result.done) break;
    length += result.value.byteLength;
    if (length > limit) throw bodyTooLargeError(limit);
    chunks.push(result.value);
  }
  return Buffer.concat(chunks);
}

/** @throws ApiError 413 if Content-Length exceeds the limit, before any of the body is read */
export function checkContentLength(c: Context, limit = maxBodyBytes): void {
  if (Number(c.req.header('content-length') ?? 0) > limit) throw bodyTooLargeError(limit);
}

function bodyTooLargeError(limit: number): ApiError {
  return new ApiError(413, 'body_too_large', `The body must have at most ${limit} bytes`);
}
