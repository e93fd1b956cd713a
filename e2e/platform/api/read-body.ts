import type { Context } from 'hono';
import { ApiError } from '../errors';

export const maxBodyBytes = 10 * 1024 * 1024;

/** The request's body as text. Throws 413 for more than `limit` bytes, 400 for text that is not UTF-8. */
export async function readBody(c: Context, limit = maxBodyBytes): Promise<string> {
  return decodeUtf8(await readBytes(c, limit));
}

/** Throws 400 for bytes that are no UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ApiError(400, 'bad_encoding', 'The body must be UTF-8 text');
  }
}

/** The request's body as it is. Throws 413 for more than `limit` bytes. */
export async function readBytes(
  c: Context,
  limit = maxBodyBytes,
): Promise<Uint8Array<ArrayBuffer>> {
  checkContentLength(c, limit);
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = c.req.raw.body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (part === undefined || part.done) break;
    length += part.value.byteLength;
    if (length > limit) throw bodyTooLargeError(limit);
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/** Throws 413 when the request says that it is longer than this, before any of it is read. */
export function checkContentLength(c: Context, limit = maxBodyBytes): void {
  if (Number(c.req.header('content-length') ?? 0) > limit) throw bodyTooLargeError(limit);
}

function bodyTooLargeError(limit: number): ApiError {
  return new ApiError(413, 'body_too_large', `The body must have at most ${limit} bytes`);
}
