import { z } from 'zod';
import { check } from '../api/read-json';
import { withoutSystemFields } from '../store/records';
import type { EntitySchema } from './schemas';

const maxRows = 1000;
// Counted before any of them is looked at closer.
const listSchema = z.array(z.unknown()).max(maxRows);
const rowSchema = z.record(z.string(), z.unknown());

/** A list of records, each as its schema reads it. Throws ApiError 422 with the row and the field. */
export function readRows(rows: unknown, schema: EntitySchema): Record<string, unknown>[] {
  return check(rows, listSchema).map((row, index) => readRow(row, schema, String(index)));
}

/** A record as its schema reads it, without what only the platform writes. Throws ApiError 422. */
export function readRow(row: unknown, schema: EntitySchema, place = ''): Record<string, unknown> {
  return check(withoutSystemFields(check(row, rowSchema, place)), schema, place);
}
