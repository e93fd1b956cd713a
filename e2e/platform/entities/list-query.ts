import type { Context } from 'hono';
import { z } from 'zod';
import { check } from '../api/read-json';
import { ApiError } from '../errors';
import { readBracketQuery } from './bracket-query';
import { compileQuery, type Matcher, QueryError, type StoredRecord } from './query';
import { QueryTooLargeError } from './query-limits';
import { sortRecords } from './sort';

const maxLimit = 5000;
const defaultLimit = 50;
const sortSchema = z
  .string()
  .max(200)
  .regex(/^-?[^-,\s][^,\s]*$/, 'must be a field, or -field for descending')
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
 * Reads q, sort (or sort_by), limit, skip and fields of a list call. Without a sort the newest come first,
 * without a limit there are 50. `fields` always brings the id too; it and q come in brackets as well, as some
 * HTTP libraries write lists and objects.
 *
 * @returns the part of some records, given oldest first, that is asked for, in its order
 * @throws ApiError 422 that names the wrong parameter, 400 for a query that is too large
 */
export function readListQuery(
  c: Context,
): (records: readonly StoredRecord[]) => readonly StoredRecord[] {
  const params = new URL(c.req.url).searchParams;
  const listed = params.getAll('fields[]').join(',');
  const given = { ...(listed === '' ? {} : { fields: listed }), ...Object.fromEntries(params) };
  const { q, sort, sort_by, limit, skip, fields } = check(given, paramsSchema);
  const matcher = withApiErrors(() => {
    const query = q === undefined ? readBracketQuery(params) : parse(q);
    return query === undefined ? () => true : compileQuery(query);
  });
  const wanted = fields?.split(',').map((field) => field.trim());
  const order = sort ?? sort_by;
  return (records) => {
    const found = records.filter(matcher);
    const ordered = order === undefined ? found.reverse() : sortRecords(found, order);
    const part = ordered.slice(skip, skip + limit);
    return wanted === undefined
      ? part
      : part.map((record) => pickFields(record, ['id', ...wanted]));
  };
}

/** A query that came in. Throws ApiError 422 that says what in it is wrong, 400 that says which limit it exceeds. */
export function checkedQuery(query: unknown): Matcher {
  return withApiErrors(() => compileQuery(query));
}

function withApiErrors(read: () => Matcher): Matcher {
  try {
    return read();
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
    const why = error instanceof Error ? error.message : String(error);
    throw new ApiError(422, 'validation_failed', `q: is not valid JSON: ${why}`);
  }
}

function pickFields(record: StoredRecord, fields: readonly string[]): StoredRecord {
  return Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field)));
}
