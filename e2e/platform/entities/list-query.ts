import type { Context } from 'hono';
import { z } from 'zod';
import { check } from '../api/read-json';
import { ApiError } from '../errors';
import { readBracketQuery } from './bracket-query';
import { compareValues } from './compare-values';
import { compileQuery, fieldOf, type Matcher, QueryError, type StoredRecord } from './query';
import { QueryTooLargeError } from './query-limits';

const maxLimit = 5000;
const defaultLimit = 50;
/** A field, `+field`, or `-field` for descending. */
export const sortSchema = z
  .string()
  .max(200)
  .regex(/^[-+]?[^-+,\s][^,\s]*$/, 'must be a field, or -field for descending')
  .optional();
const paramsSchema = z.object({
  q: z.string().optional(),
  sort: sortSchema,
  sort_by: sortSchema,
  limit: z.coerce.number().int().min(1).max(maxLimit).default(defaultLimit),
  skip: z.coerce.number().int().min(0).default(0),
  fields: z.string().max(2000).optional(),
});

/**
 * Reads q, sort (or sort_by), limit, skip, and fields of a list call. Default: the 50 newest, newest first. `fields`
 * always includes the id. `q` and `fields` may also use the bracket notation of some HTTP libraries.
 *
 * @returns a function that takes records, oldest first, and returns the requested ones in the requested order
 * @throws ApiError 422 that names the invalid parameter, 400 for a query that's too large
 */
export function readListQuery(
  c: Context,
): (records: readonly StoredRecord[]) => readonly StoredRecord[] {
  const params = new URL(c.req.url).searchParams;
  const bracketFields = params.getAll('fields[]').join(',');
  const values = {
    ...(bracketFields === '' ? {} : { fields: bracketFields }),
    ...Object.fromEntries(params),
  };
  const { q, sort, sort_by, limit, skip, fields } = check(values, paramsSchema);
  const matcher = withApiErrors(() => {
    const query = q === undefined ? readBracketQuery(params) : parse(q);
    return query === undefined ? () => true : compileQuery(query, 'q');
  });
  const select = selectFields(fields);
  const order = sort ?? sort_by;
  return (records) => {
    const matching = records.filter(matcher);
    const ordered = order === undefined ? matching.reverse() : sortRecords(matching, order);
    return ordered.slice(skip, skip + limit).map(select);
  };
}

/**
 * Compiles a client's query.
 *
 * @param place where the query was sent, for messages
 * @throws ApiError 422 that says what's invalid, 400 that says which limit it exceeds
 */
export function checkedQuery(query: unknown, place: string): Matcher {
  return withApiErrors(() => compileQuery(query, place));
}

/** Compiles a query sent as JSON text in the parameter `q`; without one, every record matches. Throws as checkedQuery does. */
export function checkedQueryText(q: string | undefined): Matcher {
  return q === undefined ? () => true : checkedQuery(parse(q), 'q');
}

/** @param fields names separated by commas; all if undefined. The id is always included. */
export function selectFields(fields: string | undefined): (record: StoredRecord) => StoredRecord {
  if (fields === undefined) return (record) => record;
  const names = ['id', ...fields.split(',').map((field) => field.trim())];
  return (record) =>
    Object.fromEntries(Object.entries(record).filter(([field]) => names.includes(field)));
}

/** Splits a sort parameter. @returns the field, and 1 for ascending or -1 for descending */
export function parseSort(sort: string): { field: string; sign: 1 | -1 } {
  return { field: sort.replace(/^[-+]/, ''), sign: sort.startsWith('-') ? -1 : 1 };
}

function withApiErrors(compile: () => Matcher): Matcher {
  try {
    return compile();
  } catch (error) {
    if (error instanceof QueryTooLargeError) {
      throw new ApiError(400, 'query_too_large', error.message);
    }
    if (!(error instanceof QueryError)) throw error;
    throw new ApiError(422, 'validation_failed', error.message);
  }
}

function parse(q: string): unknown {
  try {
    return JSON.parse(q);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ApiError(422, 'validation_failed', `q: is not valid JSON: ${reason}`);
  }
}

/** Sorts records by a field (`-field` for descending). The sort is stable. A missing field equals null. */
function sortRecords<R extends StoredRecord>(records: readonly R[], sort: string): R[] {
  const { field, sign } = parseSort(sort);
  return [...records].sort(
    (one, other) => sign * compareValues(fieldOf(one, field), fieldOf(other, field)),
  );
}
