import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { compare } from 'mingo/util';
import { z } from 'zod';
import { readQuery } from '../api/read-json';
import { ApiError } from '../errors';
import {
  compileQuery,
  fieldOf,
  querySchema,
  type StoredRecord,
  selectFields,
  sortRecords,
  sortSchema,
} from './list-query';

const paramsSchema = z.object({
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
    const { cursor, limit, ...params } = readQuery(c, paramsSchema);
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
  { q, sort, fields, distinct }: Omit<z.output<typeof paramsSchema>, 'cursor' | 'limit'>,
): unknown[] {
  const matching = records.filter(compileQuery(q));
  if (distinct === undefined) return sortRecords(matching, sort).map(selectFields(fields));
  // A list contributes its elements.
  const values = new Set(matching.flatMap((record) => fieldOf(record, distinct)));
  return [...values].filter((value) => value !== null).sort(compare);
}
