import { z } from 'zod';
import { check } from '../api/read-json';
import { withoutSystemFields } from '../store/records';
import type { EntitySchema } from './schemas';

const maxRows = 1000;
// Checks the count before any row is validated.
const listSchema = z.array(z.unknown()).max(maxRows);
const rowSchema = z.record(z.string(), z.unknown());

/** Parses a list of records by the schema. Throws ApiError 422 with the row and the field. */
export function readRows(rows: unknown, schema: EntitySchema): Record<string, unknown>[] {
  return check(rows, listSchema).map((row, index) => readRow(row, schema, String(index)));
}

/** Parses a record by the schema, ignoring the system fields. Throws ApiError 422. */
export function readRow(row: unknown, schema: EntitySchema, place = ''): Record<string, unknown> {
  return check(withoutSystemFields(check(row, rowSchema, place)), schema, place);
}
