import type { Context } from 'hono';
import { compare } from 'mingo/util';
import { z } from 'zod';
import { check, readQuery } from '../api/read-json';
import { ApiError } from '../errors';
import { parseSort, querySchema, selectFields, sortSchema } from './list-query';
import { compileQuery, fieldOf, invalid, type StoredRecord } from './query';

const readSchema = z.object({
  q: z.string().optional(),
  sort: sortSchema.optional(),
  fields: z.string().optional(),
  distinct: z.string().min(1).optional(),
});
const paramsSchema = readSchema.extend({
  cursor: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(5000).default(100),
});
/** A place in a sorted list: the sorted-by value, and what orders items with equal ones. */
const positionSchema = z.object({ key: z.unknown(), tie: z.string() });
type Position = z.infer<typeof positionSchema>;
/** What's being read, and the last item that was delivered. */
const cursorSchema = readSchema.extend({ entity: z.string(), after: positionSchema });

interface Page {
  items: unknown[];
  /** Null on the last page. */
  next_cursor: string | null;
  has_more: boolean;
}

interface Entry extends Position {
  item: unknown;
}

/**
 * Reads one page of records, or of the distinct values of a field in ascending order. Parameters: q, sort, fields,
 * distinct, limit, cursor. The next page starts after the last item of this one, whatever has been added or deleted in
 * the meantime.
 *
 * @throws ApiError 422 that names an invalid parameter, 400 for an invalid cursor
 */
export function readPage(c: Context, entity: string, records: readonly StoredRecord[]): Page {
  const { cursor: text, limit, ...params } = readQuery(c, paramsSchema);
  const cursor = text === undefined ? undefined : readCursor(text, { ...params, entity });
  const read = cursor ?? { ...params, entity };
  const { field, sign } = parseSort(
    read.distinct === undefined ? (read.sort ?? '-created_date') : 'value',
  );
  const compareEntries = (one: Position, other: Position) =>
    sign * (compare(one.key, other.key) || compare(one.tie, other.tie));

  const q = check(read.q, querySchema.optional(), 'q');
  const matching = records.filter(compileQuery(q ?? {}));
  const entries =
    read.distinct === undefined
      ? recordEntries(matching, field, read.fields)
      : valueEntries(matching, read.distinct);
  const remaining = entries
    .filter((entry) => !cursor || compareEntries(entry, cursor.after) > 0)
    .sort(compareEntries);
  const page = remaining.slice(0, limit);
  const last = page.at(-1);
  const hasMore = remaining.length > page.length;
  return {
    items: page.map(({ item }) => item),
    next_cursor:
      hasMore && last ? writeCursor({ ...read, after: { key: last.key, tie: last.tie } }) : null,
    has_more: hasMore,
  };
}

function writeCursor(cursor: z.infer<typeof cursorSchema>): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** @throws ApiError 400 for anything but a cursor, 422 if the call asks for something else than its first page */
function readCursor(
  text: string,
  params: z.infer<typeof readSchema> & { entity: string },
): z.infer<typeof cursorSchema> {
  let cursor: z.infer<typeof cursorSchema>;
  try {
    cursor = cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    const message = 'cursor: must be the next_cursor of an earlier page';
    throw new ApiError(400, 'cursor_invalid', message);
  }
  for (const name of ['entity', 'q', 'sort', 'fields', 'distinct'] as const) {
    if (params[name] !== undefined && params[name] !== cursor[name]) {
      throw invalid(name, 'differs from what the cursor was issued for');
    }
  }
  return cursor;
}

function recordEntries(
  records: readonly StoredRecord[],
  sortField: string,
  fields: string | undefined,
): Entry[] {
  const select = selectFields(fields);
  return records.map((record) => ({
    key: keyOf(fieldOf(record, sortField)),
    tie: String(record.id),
    item: select(record),
  }));
}

/** The field's values except null, each once. A list contributes its elements. */
function valueEntries(records: readonly StoredRecord[], field: string): Entry[] {
  const values = records
    .flatMap((record) => fieldOf(record, field))
    .filter((value) => value !== null);
  const byText = new Map(values.map((value) => [JSON.stringify(value), value]));
  return [...byText.values()].map((value) => ({ key: keyOf(value), tie: '', item: value }));
}

/** A long text is sorted by its beginning, since a cursor is part of the next URL. */
function keyOf(value: unknown): unknown {
  return typeof value === 'string' ? value.slice(0, 256) : value;
}
