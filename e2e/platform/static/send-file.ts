import { type FileHandle, open } from 'node:fs/promises';
import { contentType, isCompressible } from '@/lib/deploy/hosts/content-types';
import { type Compressor, negotiateEncoding } from './compression';
import type { HeaderMap } from './host-headers';
import { type ByteRange, ifRangeMatches, parseRange, type Validators } from './range';

// Below this, compression saves less than its headers add.
const minCompressBytes = 256;

export interface FileRequest {
  isHead: boolean;
  acceptEncoding: string | undefined;
  range?: string | undefined;
  ifRange?: string | undefined;
  ifNoneMatch?: string | undefined;
  ifModifiedSince?: string | undefined;
}

/**
 * Responds with a file: whole, compressed, a byte range, or 304 if the client already has it.
 *
 * @param hostHeaders sent with every response
 */
export async function sendFile(
  file: string,
  hostHeaders: HeaderMap,
  request: FileRequest,
  compressor: Compressor,
): Promise<Response> {
  const handle = await open(file);
  try {
    const { size, mtime, mtimeMs } = await handle.stat();
    const version = `${size.toString(16)}-${Math.round(mtimeMs).toString(16)}`;
    const type = contentType(file);
    const compressible = isCompressible(type) && size >= minCompressBytes;
    const range = request.isHead ? 'whole' : parseRange(request.range, size);
    // Ranges refer to the uncompressed file.
    const encoding =
      compressible && range === 'whole' ? negotiateEncoding(request.acceptEncoding) : undefined;

    const validators = {
      etag: `"${encoding === undefined ? version : `${version}-${encoding}`}"`,
      lastModified: mtime.toUTCString(),
    };
    const headers = new Headers({
      ...hostHeaders,
      'Content-Type': type,
      ETag: validators.etag,
      'Last-Modified': validators.lastModified,
      'Accept-Ranges': 'bytes',
    });
    if (compressible) headers.set('Vary', 'Accept-Encoding');
    if (isNotModified(validators, request)) return new Response(null, { status: 304, headers });
    if (encoding !== undefined) {
      headers.set('Content-Encoding', encoding);
      return bodyResponse(await compressor.get(file, version, encoding), headers, request.isHead);
    }
    if (range === 'whole' || !ifRangeMatches(request.ifRange, validators)) {
      const body = request.isHead
        ? undefined
        : await readBytes(handle, { start: 0, end: size - 1 });
      headers.set('Content-Length', String(size));
      return new Response(body ?? null, { headers });
    }
    return await rangeResponse(handle, range, size, headers);
  } finally {
    await handle.close();
  }
}

/** Responds with a file as an error page: without validators or ranges. */
export async function sendErrorPage(
  file: string,
  hostHeaders: HeaderMap,
  status: number,
  request: FileRequest,
  compressor: Compressor,
): Promise<Response> {
  const { isHead, acceptEncoding } = request;
  const unconditional = { isHead, acceptEncoding };
  const { body, headers } = await sendFile(file, hostHeaders, unconditional, compressor);
  for (const name of ['ETag', 'Last-Modified', 'Accept-Ranges']) headers.delete(name);
  return new Response(body, { status, headers });
}

/** Whether the client already has this version, so the response is 304. */
function isNotModified(
  { etag, lastModified }: Validators,
  { ifNoneMatch, ifModifiedSince }: FileRequest,
): boolean {
  if (ifNoneMatch !== undefined) {
    const knownTags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return knownTags.includes('*') || knownTags.includes(etag);
  }
  const since = Date.parse(ifModifiedSince ?? '');
  return Date.parse(lastModified) <= since;
}

async function rangeResponse(
  handle: FileHandle,
  range: ByteRange | 'unsatisfiable',
  size: number,
  headers: Headers,
): Promise<Response> {
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${size}`);
    headers.delete('Content-Type');
    return new Response(null, { status: 416, headers });
  }
  headers.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  return bodyResponse(await readBytes(handle, range), headers, false, 206);
}

function bodyResponse(body: Uint8Array, headers: Headers, isHead: boolean, status = 200): Response {
  headers.set('Content-Length', String(body.byteLength));
  return new Response(isHead ? null : new Uint8Array(body), { status, headers });
}

async function readBytes(
  handle: FileHandle,
  { start, end }: ByteRange,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(end - start + 1);
  const { bytesRead } = await handle.read(bytes, 0, bytes.byteLength, start);
  return bytes.subarray(0, bytesRead);
}
