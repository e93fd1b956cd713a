import { Query } from 'mingo';
import { resolve } from 'mingo/util';
import { z } from 'zod';
import { check } from '../api/read-json';
import { ApiError } from '../errors';

/** A record's fields as JSON values. */
export type StoredRecord = Readonly<Record<string, unknown>>;
/** Whether a record matches a query. */
export type Matcher = (record: StoredRecord) => boolean;

/**
 * Compiles a client's query, in MongoDB's language: `{ field: value }`, `{ field: { $gte: 1, $lt: 5 } }`, `$and` and
 * `$or` of queries, and so on, except operators that run code.
 *
 * @param place where the query was sent, for messages
 * @throws ApiError 422 that says what's invalid
 */
export function compileQuery(query: unknown, place = 'q'): Matcher {
  const criteria = check(query, z.record(z.string(), z.unknown()), place);
  try {
    const compiled = new Query(criteria, { scriptEnabled: false });
    // Some operands are looked at only now.
    compiled.test({});
    return (record) => compiled.test(record);
  } catch (error) {
    throw invalid(place, error);
  }
}

/** A record's field, or a nested one by its path (`meta.floor`); null if it has none. */
export function fieldOf(record: StoredRecord, field: string): unknown {
  return resolve(record, field) ?? null;
}

/** @returns ApiError 422 */
export function invalid(place: string, reason: unknown): ApiError {
  const message = reason instanceof Error ? reason.message : String(reason);
  return new ApiError(422, 'validation_failed', `${place}: ${message}`);
}
