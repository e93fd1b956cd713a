import type { Context } from 'hono';
import { ApiError } from '../errors';

export const bodyLimitBytes = 10 * 1024 * 1024;

/** The request's body as text. Throws 413 for more than `limit` bytes, 400 for text that is not UTF-8. */
export async function readBody(c: Context, limit = bodyLimitBytes): Promise<string> {
  return decode(await readBytes(c, limit));
}

/** Throws 400 for bytes that are no UTF-8. */
export function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ApiError(400, 'bad_encoding', 'The body must be UTF-8 text');
  }
}

/** The request's body as it is. Throws 413 for more than `limit` bytes. */
export async function readBytes(
  c: Context,
  limit = bodyLimitBytes,
): Promise<Uint8Array<ArrayBuffer>> {
  refuseTooLong(c, limit);
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = c.req.raw.body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (part === undefined || part.done) break;
    length += part.value.byteLength;
    if (length > limit) throw tooLong(limit);
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/** Throws 413 when the request says that it is longer than this, before any of it is read. */
export function refuseTooLong(c: Context, limit = bodyLimitBytes): void {
  if (Number(c.req.header('content-length') ?? 0) > limit) throw tooLong(limit);
}

function tooLong(limit: number): ApiError {
  return new ApiError(413, 'body_too_large', `The body must have at most ${limit} bytes`);
}
