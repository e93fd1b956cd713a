import { isDeepStrictEqual } from 'node:util';
import type { Context } from 'hono';
import { z } from 'zod';
import { ApiError } from '../errors';
import type { EntityRecord } from '../store';
import { check, parseJson } from './read-request';

const paramsSchema = z.strictObject({
  q: z.string().default('{}'),
  sort: z
    .string()
    .regex(/^-?\w+$/, 'must be a field, or -field for descending')
    .default('-created_date'),
  limit: z.coerce.number().int().min(1).max(5000).default(50),
  skip: z.coerce.number().int().min(0).default(0),
  fields: z.string().optional(),
});
const querySchema = z.record(z.string(), z.json());

/**
 * Reads q, sort, limit, skip, and fields of a list call. Default: the 50 newest, newest first. A query compares fields
 * with values: `{ "status": "open" }`.
 *
 * @returns a function that takes records, oldest first, and returns the requested ones in the requested order
 * @throws ApiError 400 or 422 that names the invalid parameter
 */
export function readListQuery(c: Context): (records: readonly EntityRecord[]) => object[] {
  const { q, sort, limit, skip, fields } = check(c.req.query(), paramsSchema);
  const query = check(parseJson(q, 'q'), querySchema);
  if (/"\$\w+":/.test(JSON.stringify(query))) {
    const message = 'q: the local platform compares fields with values and has no operators';
    throw new ApiError(422, 'query_unsupported', message);
  }
  const matches = (record: EntityRecord) =>
    Object.entries(query).every(([field, value]) =>
      isDeepStrictEqual(record[field] ?? null, value),
    );
  return (records) =>
    sortBy(records.filter(matches), sort)
      .slice(skip, skip + limit)
      .map((record) => selectFields(record, fields));
}

/** In descending order, the newest of equal records is first. */
function sortBy(records: readonly EntityRecord[], sort: string): EntityRecord[] {
  const field = sort.replace(/^-/, '');
  const ascending = (one: EntityRecord, other: EntityRecord) => compare(one[field], other[field]);
  return sort.startsWith('-')
    ? records.toReversed().toSorted((one, other) => ascending(other, one))
    : records.toSorted(ascending);
}

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one ?? '').localeCompare(String(other ?? ''), 'en');
}

/** @param fields names separated by commas; all if undefined. The ID is always included. */
function selectFields(record: EntityRecord, fields: string | undefined): object {
  if (fields === undefined) return record;
  const names = ['id', ...fields.split(',')];
  return Object.fromEntries(Object.entries(record).filter(([field]) => names.includes(field)));
}
