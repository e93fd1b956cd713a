import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { check, readQuery } from '../api/read-json';
import { ApiError } from '../errors';
import type { Tokens } from '../tokens';
import { compareText, compareValues } from './compare-values';
import { type Cursor, issueCursor, type Position, readCursor } from './cursor';
import { checkedQueryText, parseSort, selectFields, sortSchema } from './list-query';
import { fieldOf, type StoredRecord } from './query';

const defaultLimit = 100;
const defaultSort = '-created_date';
const maxRecords = 5000;
const maxValues = 1000;
// A cursor is part of the next URL, and contains the query and a value.
const maxQueryLength = 4000;
const maxKeyLength = 256;

const readSchema = z.object({
  q: z.string().max(maxQueryLength).optional(),
  sort: sortSchema,
  fields: z.string().max(1000).optional(),
  distinct: z.string().min(1).max(200).optional(),
});
const paramsSchema = readSchema.extend({
  cursor: z.string().min(1).optional(),
  limit: z.coerce.number().int().min(1).optional(),
});
type Read = Omit<Cursor, 'after'>;

interface Page {
  items: unknown[];
  /** Null on the last page. */
  next_cursor: string | null;
  has_more: boolean;
}

interface Entry {
  position: Position;
  item: unknown;
}

/**
 * Reads one page of records, or of the distinct values of a field in ascending order. Parameters: q, sort, fields,
 * distinct, limit, cursor. The next page starts after the last item of this one, whatever has been added or deleted in
 * the meantime. Strings are sorted by their first 256 characters.
 *
 * @throws ApiError 422 that names an invalid parameter, 400 for an invalid cursor
 */
export function readPage(
  c: Context,
  tokens: Tokens,
  entity: string,
  records: readonly StoredRecord[],
): Page {
  const { cursor: text, limit: requestedLimit, ...params } = readQuery(c, paramsSchema);
  const cursor = text === undefined ? undefined : readCursor(text, tokens);
  const read = cursor ? resume(cursor, { entity, ...params }) : start({ entity, ...params });
  const maxLimit = read.distinct === undefined ? maxRecords : maxValues;
  const limit = check(requestedLimit ?? defaultLimit, z.int().max(maxLimit), 'limit');

  const matching = records.filter(checkedQueryText(read.q));
  const { field, sign } = parseSort(read.sort ?? 'value');
  const compare = (one: Position, other: Position) =>
    sign * (compareValues(one.key, other.key) || compareText(one.tie, other.tie));
  const entries =
    read.distinct === undefined
      ? recordEntries(matching, field, read.fields)
      : valueEntries(matching, read.distinct);
  const remaining = entries
    .filter(({ position }) => !cursor || compare(position, cursor.after) > 0)
    .sort((one, other) => compare(one.position, other.position));
  const page = remaining.slice(0, limit);
  const last = page.at(-1);
  const hasMore = remaining.length > page.length;
  return {
    items: page.map(({ item }) => item),
    next_cursor: hasMore && last ? issueCursor({ ...read, after: last.position }, tokens) : null,
    has_more: hasMore,
  };
}

function start(read: Read): Read {
  if (read.distinct === undefined) return { ...read, sort: read.sort ?? defaultSort };
  for (const name of ['sort', 'fields'] as const) {
    if (read[name] !== undefined) throw invalid(name, 'can’t be combined with distinct');
  }
  return read;
}

/** What the cursor reads. @throws ApiError 422 if the parameters ask for something else */
function resume({ after: _, ...read }: Cursor, params: Read): Read {
  for (const name of ['entity', 'q', 'sort', 'fields', 'distinct'] as const) {
    if (params[name] !== undefined && params[name] !== read[name]) {
      throw invalid(name, 'differs from what the cursor was issued for');
    }
  }
  return read;
}

function invalid(name: string, message: string): ApiError {
  return new ApiError(422, 'validation_failed', `${name}: ${message}`);
}

function recordEntries(
  records: readonly StoredRecord[],
  sortField: string,
  fields: string | undefined,
): Entry[] {
  const select = selectFields(fields);
  return records.map((record) => ({
    position: { key: keyOf(fieldOf(record, sortField)), tie: String(record.id) },
    item: select(record),
  }));
}

/** The field's values except null, each once. A list contributes its elements. */
function valueEntries(records: readonly StoredRecord[], field: string): Entry[] {
  const values = records
    .flatMap((record) => fieldOf(record, field))
    .filter((value) => value !== null);
  const byText = new Map(values.map((value) => [JSON.stringify(value), value]));
  return [...byText].map(([text, value]) => ({
    position: { key: keyOf(value), tie: createHash('sha256').update(text).digest('base64url') },
    item: value,
  }));
}

function keyOf(value: unknown): Position['key'] {
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, maxKeyLength);
}
