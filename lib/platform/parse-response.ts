import { isRecord, unexpectedResponse } from './errors';
import type { ApiResponse } from './http';

/** The answer when it is an object; which fields it has is the platform's word. */
export function parseRecord<Shape extends object>({ status, data }: ApiResponse): Shape {
  if (!isRecord(data)) throw unexpectedResponse(status, 'not an object');
  // Fields differ from app to app, and their types are what the caller declared them to be.
  return data as Shape;
}

/** The answer when it is a list. */
export function parseList<Item extends object>({ status, data }: ApiResponse): Item[] {
  if (!Array.isArray(data)) throw unexpectedResponse(status, 'not a list');
  // As above.
  return data as Item[];
}
