import type { Context } from 'hono';
import { z } from 'zod';
import { check } from '../api/read-json';
import { ApiError } from '../errors';
import { readBracketQuery } from './bracket-query';
import { compileQuery, fieldOf, type Matcher, QueryError, type StoredRecord } from './query';
import { QueryTooLargeError } from './query-limits';

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
    return query === undefined ? () => true : compileQuery(query);
  });
  const selectedFields = fields?.split(',').map((field) => field.trim());
  const order = sort ?? sort_by;
  return (records) => {
    const matching = records.filter(matcher);
    const ordered = order === undefined ? matching.reverse() : sortRecords(matching, order);
    const page = ordered.slice(skip, skip + limit);
    return selectedFields === undefined
      ? page
      : page.map((record) => pickFields(record, ['id', ...selectedFields]));
  };
}

/** Compiles a client's query. @throws ApiError 422 that says what's invalid, 400 that says which limit it exceeds */
export function checkedQuery(query: unknown): Matcher {
  return withApiErrors(() => compileQuery(query));
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

function pickFields(record: StoredRecord, fields: readonly string[]): StoredRecord {
  return Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field)));
}

/**
 * Sorts records by a field (`-field` for descending). The sort is stable. Types are ordered: null or missing, booleans,
 * numbers, strings, everything else.
 */
function sortRecords<R extends StoredRecord>(records: readonly R[], sort: string): R[] {
  const descending = sort.startsWith('-');
  const field = descending ? sort.slice(1) : sort;
  const sign = descending ? -1 : 1;
  return [...records].sort(
    (one, other) => sign * compareValues(fieldOf(one, field), fieldOf(other, field)),
  );
}

function compareValues(one: unknown, other: unknown): number {
  const rankDifference = typeRank(one) - typeRank(other);
  if (rankDifference !== 0) return rankDifference;
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one === 'boolean' && typeof other === 'boolean') return Number(one) - Number(other);
  const a = typeof one === 'string' ? one : JSON.stringify(one);
  const b = typeof other === 'string' ? other : JSON.stringify(other);
  return a < b ? -1 : a > b ? 1 : 0;
}

function typeRank(value: unknown): number {
  if (value === null) return 0;
  const types = ['boolean', 'number', 'string', 'object'];
  return 1 + types.indexOf(typeof value);
}
