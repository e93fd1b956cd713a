import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { Query } from 'mingo';
import { compare, resolve } from 'mingo/util';
import { z } from 'zod';
import { check, readQuery } from '../api/read-request';
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

/** A query as JSON text. */
export const querySchema = z.string().transform((text, { addIssue }): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    addIssue({ code: 'custom', message: 'is not valid JSON' });
    return z.NEVER;
  }
});
/** A field, or `-field` for descending. */
export const sortSchema = z
  .string()
  .regex(/^[-+]?[^-+,\s][^,\s]*$/, 'must be a field, or -field for descending');
const paramsSchema = z.object({
  q: querySchema.default({}),
  sort: sortSchema.optional(),
  sort_by: sortSchema.optional(),
  limit: z.coerce.number().int().min(1).max(5000).default(50),
  skip: z.coerce.number().int().min(0).default(0),
  fields: z.string().optional(),
});

/**
 * Reads q, sort (or sort_by), limit, skip, and fields of a list call. Default: the 50 newest, newest first.
 *
 * @returns a function that takes records, oldest first, and returns the requested ones in the requested order
 * @throws ApiError 422 that names the invalid parameter
 */
export function readListQuery(c: Context): (records: readonly StoredRecord[]) => StoredRecord[] {
  const { q, sort, sort_by, limit, skip, fields } = readQuery(c, paramsSchema);
  const matches = compileQuery(q);
  return (records) =>
    sortRecords(records.filter(matches), sort ?? sort_by)
      .slice(skip, skip + limit)
      .map(selectFields(fields));
}

/** @param fields names separated by commas; all if undefined. The id is always included. */
function selectFields(fields: string | undefined): (record: StoredRecord) => StoredRecord {
  if (fields === undefined) return (record) => record;
  const names = ['id', ...fields.split(',').map((field) => field.trim())];
  return (record) =>
    Object.fromEntries(Object.entries(record).filter(([field]) => names.includes(field)));
}

/** Splits a sort parameter. @returns the field, and 1 for ascending or -1 for descending */
export function parseSort(sort: string): { field: string; sign: 1 | -1 } {
  return { field: sort.replace(/^[-+]/, ''), sign: sort.startsWith('-') ? -1 : 1 };
}

/** Sorts records, which come oldest first; in descending order, the newest of equal ones is first. Default: newest first. */
function sortRecords(records: readonly StoredRecord[], sort = '-created_date'): StoredRecord[] {
  const { field, sign } = parseSort(sort);
  const inOrder = sign === 1 ? records : records.toReversed();
  return inOrder.toSorted(
    (one, other) => sign * compare(fieldOf(one, field), fieldOf(other, field)),
  );
}

const pageParamsSchema = z.object({
  q: querySchema.default({}),
  sort: sortSchema.optional(),
  fields: z.string().optional(),
  distinct: z.string().min(1).optional(),
  cursor: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(5000).default(100),
});

/**
 * Creates a function that reads a page of records, or of the distinct values of a field in ascending order. Parameters:
 * q, sort, fields, distinct, limit; with a cursor, only limit. The first page determines what the others contain,
 * whatever is added or deleted in the meantime.
 */
export function createPageReader() {
  const remaining = new Map<string, { entity: string; items: unknown[] }>();
  return (c: Context, entity: string, records: readonly StoredRecord[]) => {
    const { cursor, limit, ...params } = readQuery(c, pageParamsSchema);
    let items: unknown[];
    if (cursor === undefined) items = select(records, params);
    else {
      const kept = remaining.get(cursor);
      if (kept?.entity !== entity) {
        const message = 'cursor: must be the next_cursor of an earlier page';
        throw new ApiError(400, 'cursor_invalid', message);
      }
      items = kept.items;
    }
    const has_more = items.length > limit;
    const next_cursor = has_more ? randomUUID() : null;
    if (next_cursor !== null) remaining.set(next_cursor, { entity, items: items.slice(limit) });
    return { items: items.slice(0, limit), next_cursor, has_more };
  };
}

function select(
  records: readonly StoredRecord[],
  { q, sort, fields, distinct }: Omit<z.output<typeof pageParamsSchema>, 'cursor' | 'limit'>,
): unknown[] {
  const matching = records.filter(compileQuery(q));
  if (distinct === undefined) return sortRecords(matching, sort).map(selectFields(fields));
  // A list contributes its elements.
  const values = new Set(matching.flatMap((record) => fieldOf(record, distinct)));
  return [...values].filter((value) => value !== null).sort(compare);
}
