import { isRecord, unexpectedResponse } from './errors';
import type { ApiResponse } from './http';

/** @throws PlatformError `unexpected_answer` unless the data is an object; its fields aren't validated. */
export function parseRecord<Shape extends object>({ status, data }: ApiResponse): Shape {
  if (!isRecord(data)) throw unexpectedResponse(status, 'not an object');
  // Fields differ from app to app; the caller declares their types.
  return data as Shape;
}

/** @throws PlatformError `unexpected_answer` unless the data is a list; its items aren't validated. */
export function parseList<Item extends object>({ status, data }: ApiResponse): Item[] {
  if (!Array.isArray(data)) throw unexpectedResponse(status, 'not a list');
  // As above.
  return data as Item[];
}
