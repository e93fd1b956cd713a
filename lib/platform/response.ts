import { isRecord, parseJson, unexpectedResponse } from './errors';

export interface ApiResponse {
  status: number;
  headers: Headers;
  /** The response's JSON; null when the body is empty. */
  data: unknown;
}

/** Reads the body as part of the request, so a truncated body counts as a network error. */
export async function readFully(response: Response, maxBytes: number): Promise<Response> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel();
      throw unexpectedResponse(response.status, `more than ${maxBytes} bytes`);
    }
    chunks.push(part.value);
  }
  // A Response with status 204 can't have a body, not even an empty one. A Blob without a type keeps the
  // platform's Content-Type.
  return new Response(size === 0 ? null : new Blob(chunks), response);
}

export async function readResponse(response: Response, acceptsText: boolean): Promise<ApiResponse> {
  const { status, headers } = response;
  const text = await response.text();
  if (text === '') return { status, headers, data: null };
  const type = headers.get('Content-Type');
  const data = parseJson(text);
  if (data !== undefined) return { status, headers, data };
  if (acceptsText && type !== null && !/\bjson\b/i.test(type)) {
    return { status, headers, data: text };
  }
  throw unexpectedResponse(status, 'not JSON');
}

/** @throws PlatformError `unexpected_answer` unless the data is an object; its fields aren't validated. */
export function parseRecord<Shape extends object>({ status, data }: ApiResponse): Shape {
  if (!isRecord(data)) throw unexpectedResponse(status, `${kindOf(data)} instead of an object`);
  // Fields differ from app to app; the caller declares their types.
  return data as Shape;
}

/**
 * A list, or an object with `items`, which is passed on as the platform sends it.
 *
 * @throws PlatformError `unexpected_answer` for anything else; the items aren't validated.
 */
export function parseList<Item extends object>({ status, data }: ApiResponse): Item[] {
  const isList = Array.isArray(isRecord(data) ? data.items : data);
  if (!isList) throw unexpectedResponse(status, `${kindOf(data)} instead of a list`);
  // As in parseRecord.
  return data as Item[];
}

/** For calls whose response isn't needed: any one counts as success. @throws PlatformError for a web page */
export function acceptAny({ status, headers, data }: ApiResponse): unknown {
  const isPage = typeof data === 'string' && /\bhtml\b/i.test(headers.get('Content-Type') ?? '');
  if (isPage) throw unexpectedResponse(status, 'a web page');
  return data;
}

/** Without the data itself, which can contain anything, including a token. */
function kindOf(data: unknown): string {
  if (data === null) return 'nothing';
  if (Array.isArray(data)) return 'a list';
  return typeof data === 'object' ? 'an object' : `a ${typeof data}`;
}
