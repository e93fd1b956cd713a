import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import {
  maxResponseBytes,
  type RawRequestOptions,
  ResponseLimitError,
  rawRequest,
  tooLarge,
} from './raw-request';

/**
 * Fetches an address that may belong to anybody: at most 20 MB, decompressed, within 30 seconds. Redirects aren't
 * followed. Messages of errors can be printed.
 *
 * @throws Error if there's no complete response within these limits
 */
export async function fetchLimited(url: URL, options: RawRequestOptions = {}) {
  const headers = { 'Accept-Encoding': 'gzip, br', ...options.headers };
  try {
    const response = await rawRequest(url.origin, url.pathname + url.search, {
      ...options,
      headers,
    });
    const { status, header } = response;
    return { status, header, body: unpack(header('content-encoding'), response.body) };
  } catch (error) {
    throw new Error(printable(error instanceof Error ? error.message : String(error)));
  }
}

const decoders = { gzip: gunzipSync, br: brotliDecompressSync, deflate: inflateSync };

/**
 * Decompresses a body.
 *
 * @param encoding the value of Content-Encoding
 * @throws ResponseLimitError if it's too large, isn't in this encoding, or goes on after its end
 */
export function unpack(encoding: string, body: Buffer): Buffer {
  const name = encoding.toLowerCase();
  if (name === '' || name === 'identity') return body;
  if (!(name === 'gzip' || name === 'br' || name === 'deflate')) {
    throw new ResponseLimitError(`a response that’s encoded as “${printable(encoding)}”`);
  }
  if (body.byteLength === 0) return body;
  const { buffer, engine } = decode(name, body);
  if (engine.bytesWritten < body.byteLength) {
    throw new ResponseLimitError(`bytes after the end of what’s compressed as ${name}`);
  }
  return buffer;
}

function decode(name: keyof typeof decoders, body: Buffer) {
  try {
    // The types don't know that `info` changes what's returned.
    return decoders[name](body, {
      info: true,
      maxOutputLength: maxResponseBytes,
    }) as unknown as { buffer: Buffer; engine: { bytesWritten: number } };
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    throw isTooLarge ? tooLarge() : new ResponseLimitError(`a body that isn’t ${name}`);
  }
}

/** A stranger's text without what a terminal would act on: control characters, and those that change its direction. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '');
}
