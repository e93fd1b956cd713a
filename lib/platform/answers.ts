import { isRecord, unexpectedAnswer } from './errors';
import type { Answer } from './http';

/** The answer when it is an object; which fields it has is the platform's word. */
export function recordIn<Shape extends object>({ status, data }: Answer): Shape {
  if (!isRecord(data)) throw unexpectedAnswer(status, 'not an object');
  // Fields differ from app to app, and their types are what the caller declared them to be.
  return data as Shape;
}

/** The answer when it is a list. */
export function listIn<Item extends object>({ status, data }: Answer): Item[] {
  if (!Array.isArray(data)) throw unexpectedAnswer(status, 'not a list');
  // As above.
  return data as Item[];
}
