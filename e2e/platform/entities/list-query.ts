import type { Context } from 'hono';
import { z } from 'zod';
import { readQuery } from '../api/read-json';
import { ApiError } from '../errors';
import { type Matcher, QueryError, readQueryObject, type StoredRecord } from './query';
import { sorted } from './sort';

const most = 5000;
const paramsSchema = z.object({
  q: z.string().optional(),
  sort: z
    .string()
    .max(200)
    .regex(/^-?[^-,\s][^,\s]*$/, 'must be a field, or -field for descending')
    .optional(),
  limit: z.coerce.number().int().min(1).max(most).default(most),
  skip: z.coerce.number().int().min(0).default(0),
  fields: z.string().max(2000).optional(),
});

/**
 * Reads q, sort, limit, skip and fields of a list call. `fields` always brings the id too.
 *
 * @returns the part of some records that is asked for, in its order
 * @throws ApiError 422 that names the wrong parameter
 */
export function readListQuery(
  c: Context,
): (records: readonly StoredRecord[]) => readonly StoredRecord[] {
  const { q, sort, limit, skip, fields } = readQuery(c, paramsSchema);
  const matcher = q === undefined ? () => true : checkedQuery(parse(q));
  const wanted = fields?.split(',').map((field) => field.trim());
  return (records) => {
    const found = records.filter(matcher);
    const ordered = sort === undefined ? found : sorted(found, sort);
    const part = ordered.slice(skip, skip + limit);
    return wanted === undefined ? part : part.map((record) => only(record, ['id', ...wanted]));
  };
}

/** A query that came in. Throws ApiError 422 that says what in it is wrong. */
export function checkedQuery(query: unknown): Matcher {
  try {
    return readQueryObject(query);
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    throw new ApiError(422, 'validation_failed', error.message);
  }
}

function parse(q: string): unknown {
  try {
    return JSON.parse(q);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ApiError(422, 'validation_failed', `q: is no JSON: ${why}`);
  }
}

function only(record: StoredRecord, fields: readonly string[]): StoredRecord {
  return Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field)));
}
